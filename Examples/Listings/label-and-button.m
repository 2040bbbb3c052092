- (void)viewDidLoad
{
    [super viewDidLoad];
    UIView *superview = self.view;

    UILabel *label = [[UILabel alloc]init];
    [label setTranslatesAutoresizingMaskIntoConstraints:NO];
    label.text = @"My Label";

    UIButton *button = [UIButton
          buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:@"My Button"
          forState:UIControlStateNormal];
    [button setTranslatesAutoresizingMaskIntoConstraints:NO];

    [superview addSubview:label];
    [superview addSubview:button];

    NSLayoutConstraint *constraint =
     [NSLayoutConstraint
       constraintWithItem:label
       attribute:NSLayoutAttributeCenterY
       relatedBy:NSLayoutRelationEqual
       toItem:superview
       attribute:NSLayoutAttributeCenterY
       multiplier:1.0
       constant:0];

    [superview addConstraint:constraint];

    constraint =
     [NSLayoutConstraint
       constraintWithItem:label
       attribute:NSLayoutAttributeCenterX
       relatedBy:NSLayoutRelationEqual
       toItem:superview
       attribute:NSLayoutAttributeCenterX
       multiplier:1.0
       constant:0];

    [superview addConstraint:constraint];

    constraint =
     [NSLayoutConstraint constraintWithItem:button
       attribute:NSLayoutAttributeTrailing
       relatedBy:NSLayoutRelationEqual
       toItem:label
       attribute:NSLayoutAttributeLeading
       multiplier:1
       constant:-10];

    [superview addConstraint:constraint];

    constraint =
     [NSLayoutConstraint constraintWithItem:button
       attribute:NSLayoutAttributeBaseline
       relatedBy:NSLayoutRelationEqual
       toItem:label
       attribute:NSLayoutAttributeBaseline
       multiplier:1
       constant:0];

    [superview addConstraint:constraint];
}
