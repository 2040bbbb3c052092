import Testing

@testable import SourceReading

/// Mistakes in Objective-C code that makes constraints.
@Suite struct LayoutMessagesTests {
  private func kinds(_ body: String) -> [CodeFinding.Kind] {
    let text = "@implementation V\n- (void)setUp {\n\(body)\n}\n@end\n"
    return SourceFacts(reading: Array(text.utf8), file: "V.m", language: .objectiveC)
      .codeFindings.map(\.kind)
  }

  private let made = """
    UILabel *a = [[UILabel alloc] initWithFrame:CGRectZero];
    a.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:a];

    """

  @Test(arguments: [
    "[a.topAnchor constraintEqualToAnchor:self.topAnchor];",
    "if (x) {\n [[a topAnchor] constraintEqualToAnchor:self.topAnchor constant:8];\n}",
    "foo();\n[a.heightAnchor\n constraintEqualToConstant:4];",
    "[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeTop "
      + "relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeTop multiplier:1 constant:0];",
  ])
  func `a constraint whose value is not used is reported`(_ text: String) {
    #expect(kinds(made + text) == [.inactiveConstraint])
  }

  @Test(arguments: [
    "[a.topAnchor constraintEqualToAnchor:self.topAnchor].active = YES;",
    "[[a.topAnchor constraintEqualToAnchor:self.topAnchor] setActive:YES];",
    "NSLayoutConstraint *c = [a.topAnchor constraintEqualToAnchor:self.topAnchor];\nc.active = YES;",
    "[NSLayoutConstraint activateConstraints:@[\n[a.topAnchor constraintEqualToAnchor:self.topAnchor],\n"
      + "[a.leftAnchor constraintEqualToAnchor:self.leftAnchor]\n]];",
    "return [a.topAnchor constraintEqualToAnchor:self.topAnchor];",
    "[self addConstraint:[a.topAnchor constraintEqualToAnchor:self.topAnchor]];",
    "[a.topAnchor constraintEqualToAnchor:x ? self.topAnchor : b.topAnchor];",
  ])
  func `a constraint that is used is not reported`(_ text: String) {
    #expect(kinds(made + text) == [])
  }

  private let top = "[a.topAnchor constraintEqualToAnchor:self.topAnchor].active = YES;\n"

  @Test func `a view that is constrained and never added is reported, unless it is given away`() {
    let view = "UILabel *a = [UILabel new];\na.translatesAutoresizingMaskIntoConstraints = NO;\n"
    #expect(kinds(view + top) == [.viewNotAdded])
    for use in [
      "return a;", "[self add:a];", "self.label = a;", "NSArray *all = @[a];", "[a addTo:self];",
      "NSDictionary *d = NSDictionaryOfVariableBindings(a);", "add(a);",
    ] {
      #expect(kinds(view + top + use) == [], "\(use)")
    }
  }

  @Test func `a mask that is kept beside constraints is reported, unless it can be changed`() {
    let view = "UIView *a = [[UIView alloc] init];\n[self addSubview:a];\n"
    #expect(kinds(view + top) == [.translatedMask])
    #expect(
      kinds(view + "[[a topAnchor] constraintEqualToConstant:1].active = YES;") == [.translatedMask]
    )
    #expect(kinds(view) == [])
    #expect(
      kinds(view + "[b.topAnchor constraintEqualToAnchor:a.bottomAnchor].active = YES;") == [])
    for use in [
      "for (UIView *v in self.subviews) { v.translatesAutoresizingMaskIntoConstraints = NO; }",
      "[a setTranslatesAutoresizingMaskIntoConstraints:NO];", "[self prepare:a];", "[a prepare];",
      "[stack addArrangedSubview:a];",
    ] { #expect(kinds(view + top + use) == [], "\(use)") }
    #expect(kinds(view.replacing("[[UIView alloc] init]", with: "[self makeView]") + top) == [])
  }

  @Test func `two constraints for one attribute are reported in one block only`() {
    let one = "[a.widthAnchor constraintEqualToConstant:4].active = YES;\n"
    #expect(kinds(made + one + one.replacing("4", with: "8")) == [.repeatedConstraint])
    #expect(kinds(made + "if (x) {\n\(one)} else {\n\(one)}") == [])
    #expect(kinds(made + one + one.replacing("width", with: "height")) == [])
    #expect(kinds(made + one + one.replacing("EqualTo", with: "LessThanOrEqualTo")) == [])
    #expect(
      kinds(
        made
          + "[NSLayoutConstraint activateConstraints:@[[a.topAnchor constraintEqualToAnchor:self.topAnchor], "
          + "[a.topAnchor constraintEqualToAnchor:self.topAnchor constant:8]]];")
        == [.repeatedConstraint])
  }

  @Test func `a constraint to a superview must not be added to the subview`() {
    let item =
      "[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual "
      + "toItem:self attribute:NSLayoutAttributeTop multiplier:1 constant:0]"
    #expect(kinds(made + "[a addConstraint:\(item)];") == [.foreignConstraint])
    #expect(kinds(made + "[self addConstraint:\(item)];") == [])
    #expect(kinds(made + "[a addConstraint:[a.widthAnchor constraintEqualToConstant:1]];") == [])
  }
}
