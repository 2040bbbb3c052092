//The view that places its subviews
JWConstraintLayoutView *layoutView = nil;
layoutView = [[JWConstraintLayoutView alloc] initWithFrame:CGRectMake(0,0,320,480)];

UIView *centred = [[UIView alloc] initWithFrame:CGRectZero];

centred.frame = CGRectMake(0.0,0.0,100.0,25.0);
centred.backgroundColor = [UIColor redColor];
[layoutView addConstraint:[JWConstraint constraintWithView:centred
                                                 attribute:kJWConstraintMidY
                                                relativeTo:nil
                                                 attribute:kJWConstraintMidY]];

[layoutView addConstraint:[JWConstraint constraintWithView:centred
                                                 attribute:kJWConstraintMidX
                                                relativeTo:nil
                                                 attribute:kJWConstraintMidX]];

[layoutView addSubview:centred];

UIView *hung = [[UIView alloc] init];
hung.backgroundColor = [UIColor greenColor];
[layoutView addConstraint:[JWConstraint constraintWithView:hung
                                                 attribute:kJWConstraintWidth
                                                relativeTo:centred
                                                 attribute:kJWConstraintWidth]];

[layoutView addConstraint:[JWConstraint constraintWithView:hung
                                                 attribute:kJWConstraintMidX
                                                relativeTo:centred
                                                 attribute:kJWConstraintMidX]];

[layoutView addConstraint:[JWConstraint constraintWithView:hung
                                                 attribute:kJWConstraintMinY
                                                relativeTo:centred
                                                 attribute:kJWConstraintMaxY
                                                    offset:10.0]];

[layoutView addConstraint:[JWConstraint constraintWithView:hung
                                                 attribute:kJWConstraintMaxY
                                                relativeTo:nil
                                                 attribute:kJWConstraintMaxY
                                                     scale:1.0
                                                    offset:-10.0]];

[layoutView addSubview:hung];
