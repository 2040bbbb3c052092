import ArgumentParser
import Foundation
import HeadlessUIKit
import InterfaceCanvas
import TestSupport
import Testing
import TextMetrics

@testable import InterfaceLinter
@testable import PurlinCommand

/// The name of an object of a document, as reports print it.
@Suite(.late) struct HandleTests {
  @Test func `a handle is split where a file is`() throws {
    let folder = try Scratch(documents: ["A.xib", "B#1.xib"])
    let path = folder.url.path
    #expect(DocumentHandle("\(path)/A.xib#box").file == "\(path)/A.xib")
    #expect(DocumentHandle("\(path)/A.xib#box").object == "box")
    #expect(DocumentHandle("\(path)/A.xib#Step #2").object == "Step #2")
    #expect(DocumentHandle("\(path)/A.xib").object == nil)
    #expect(DocumentHandle("\(path)/A.xib#").object == nil)
    #expect(DocumentHandle("\(path)/B#1.xib").object == nil)
    #expect(DocumentHandle("\(path)/B#1.xib#box").object == "box")
    #expect(DocumentHandle("None.storyboard#a").file == "None.storyboard")
    #expect(DocumentHandle("-").object == nil)
  }

  @Test func `the command that a finding names explains it`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let check = try CommandRun("purlin check", in: folder)
    let command = try #require(
      check.output.split(separator: "\n").last?.trimmingPrefix("  "))
    let run = try CommandRun(String(command), in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("A.xib:8:9: warning: "))
    #expect(run.output.contains("purlin check A.xib --fix --select misplaced-view"))
    #expect(run.output.contains("UIView(box).width is 70"))
  }

  @Test(arguments: Rounds.of(0..<60, ordinarily: 6))
  func `the options of a configuration's name ask for it`(seed: Int) throws {
    var random = SplitMix64.seeded(UInt64(seed))
    let canvas: InterfaceStage.Canvas =
      switch seed % 3 {
      case 0: .document
      case 1: .size(CGSize(width: 320 + seed, height: 700 - seed), scale: 2)
      default:
        .device(
          try #require(Device.all.randomElement(using: &random)),
          Bool.random(using: &random) ? .portrait : .landscape)
      }
    let configuration = LintConfiguration(
      canvas: canvas, isRightToLeft: .random(using: &random),
      textSize: Bool.random(using: &random) ? .accessibilityLarge : nil,
      isPseudoLocalized: .random(using: &random))
    let options = LintConfiguration.options(named: configuration.name)
    #expect(try Explain.parse(["A.xib"] + options).document.configurations() == [configuration])
  }

  @Test func `the command of a finding on a device only explains it`() throws {
    let folder = try Scratch()
    try folder.write(Self.wide, to: "Main.storyboard")
    let check = try CommandRun(
      "purlin check --device 'iPhone SE (1st generation)' --device 'iPad mini'", in: folder)
    let command = "purlin explain Main.storyboard#c-1 --device 'iPhone SE (1st generation)'"
    #expect(check.output.contains(command), "\(check.output)")
    let run = try CommandRun(command, in: folder)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("[conflicting-constraints]"), "\(run.output)")
    #expect(try CommandRun("purlin explain Main.storyboard#c-1", in: folder).status == 0)
  }

  /// A view too wide for a screen of 320 points.
  private static let wide = connected.replacing(
    "<constraint firstItem=\"lab-1\" firstAttribute=\"leading\"",
    with: """
      <constraint firstItem="lab-1" firstAttribute="width" constant="350" id="w-1"/>
      <constraint firstItem="view-1" firstAttribute="trailing" relation="greaterThanOrEqual" \
      secondItem="lab-1" secondAttribute="trailing" id="t-1"/>
      <constraint firstItem="lab-1" firstAttribute="leading"
      """)

  @Test func `a constraint is explained with the conflicts it takes part in`() throws {
    let folder = try Scratch()
    try folder.write(
      Scratch.document.replacing("firstAttribute=\"width\"", with: "firstAttribute=\"height\""),
      to: "B.xib")
    let member = try CommandRun("purlin explain B.xib#h", in: folder)
    #expect(member.status == 1)
    #expect(member.output.contains("takes part in a conflict."))
    let other = try CommandRun("purlin explain B.xib#l --json", in: folder)
    #expect(other.status == 0, "\(other.output)")
    #expect(other.output.contains("\"conflicts\" : [\n\n"))
  }

  @Test func `an outlet and a controller without a view are explained`() throws {
    let folder = try Scratch()
    try folder.write(Self.connected, to: "Main.storyboard")
    try folder.write(
      "import UIKit\nclass Login: UIViewController { @IBOutlet var name: UILabel! }\n",
      to: "Login.swift")
    let check = try CommandRun("purlin check .", in: folder)
    #expect(check.output.contains("purlin explain Main.storyboard#out-1"), "\(check.output)")
    let outlet = try CommandRun("purlin explain Main.storyboard#out-1", in: folder)
    #expect(outlet.status == 1, "\(outlet.errors)")
    #expect(outlet.output.contains("outlet title: Login (vc-1) → label 'Name' (lab-1)"))
    #expect(outlet.output.contains("  Fix: "))
    let controller = try CommandRun("purlin explain Main.storyboard#nav-1", in: folder)
    #expect(
      controller.output.contains("navigationController (nav-1), without a view in this document"))
    #expect(controller.output.contains("segue rootViewController"), "\(controller.output)")
    #expect(try CommandRun("purlin explain Main.storyboard#nav-1 --json", in: folder).status == 0)
    #expect(try CommandRun("purlin explain Main.storyboard#none", in: folder).status == 2)
  }

  @Test func `a misspelled outlet is corrected with the folder's sources`() throws {
    let folder = try Scratch()
    try folder.write(
      Self.connected.replacing("\"title\"", with: "\"titelLabel\""), to: "Main.storyboard")
    let code =
      "import UIKit\nclass Login: UIViewController { @IBOutlet var titleLabel: UILabel! }\n"
    try folder.write(code, to: "Login.swift")
    let explained = try CommandRun("purlin explain Main.storyboard#out-1", in: folder)
    #expect(explained.output.contains("purlin check . --fix --select missing-outlet"))
    let fixed = try CommandRun("purlin check . --fix --select missing-outlet", in: folder)
    #expect(fixed.status == 0, "\(fixed.output)")
    #expect(fixed.errors.contains("Main.storyboard: 1 fixed"), "\(fixed.errors)")
    #expect(
      try folder.text("Main.storyboard")
        == Self.connected.replacing("\"title\"", with: "\"titleLabel\""))
    #expect(try folder.text("Login.swift") == code)
  }

  /// A controller whose outlet its class does not have, behind a navigation controller.
  private static let connected = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="nav-1">
    <scenes><scene sceneID="s-1"><objects>
    <navigationController id="nav-1" sceneMemberID="viewController">
    <connections><segue destination="vc-1" kind="relationship" \
    relationship="rootViewController" id="seg-1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s-2"><objects>
    <viewController id="vc-1" customClass="Login" sceneMemberID="viewController">
    <view key="view" id="view-1"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><label text="Name" id="lab-1" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="80" width="44" height="20.5"/></label></subviews>
    <constraints>
    <constraint firstItem="lab-1" firstAttribute="leading" secondItem="view-1" \
    secondAttribute="leading" constant="20" id="c-1"/>
    <constraint firstItem="lab-1" firstAttribute="top" secondItem="view-1" secondAttribute="top" \
    constant="80" id="c-2"/></constraints></view>
    <connections><outlet property="title" destination="lab-1" id="out-1"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  @Test func `why and show accept handles, and old calls answer as before`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let view = try CommandRun("purlin why A.xib box", in: folder)
    #expect(view.status == 0 && view.errors.isEmpty)
    #expect(try CommandRun("purlin why A.xib#box", in: folder).output == view.output)
    #expect(try CommandRun("purlin why A.xib#w", in: folder).output == view.output)
    let explained = try CommandRun("purlin explain A.xib box", in: folder)
    #expect(explained.output.hasSuffix(view.output))
    let frames = try CommandRun("purlin solve A.xib", in: folder)
    #expect(frames.status == 0 && frames.errors.isEmpty)
    #expect(try CommandRun("purlin show A.xib#box", in: folder).output == frames.output)
    for (old, new) in [
      ("render A.xib --view box -o a.svg", "show A.xib#box -o b.svg"),
      ("inspect A.xib --no-repairs -o a.svg.html", "show A.xib#root -o b.svg.html"),
    ] {
      let first = try CommandRun("purlin \(old)", in: folder)
      #expect(first.status == 0 && first.errors.isEmpty, "\(old): \(first.errors)")
      let second = try CommandRun("purlin \(new)", in: folder)
      #expect(second.status == 0, "\(new): \(second.errors)")
    }
    #expect(try folder.text("a.svg") == folder.text("b.svg"))
    let proof = try CommandRun("purlin prove A.xib --width 320...330", in: folder)
    let sizes = try CommandRun("purlin explain A.xib --width 320...330", in: folder)
    #expect(sizes.output == proof.output)
    #expect(sizes.status == proof.status)
    // A device has a rule of size classes, and the other length.
    for (device, rule, size) in [
      ("--device 'iPad mini'", "ipad-window", "744x1133"),
      ("--device 'iPhone 15' --orientation landscape", "iphone-landscape", "852x393"),
      ("--device 'iPhone Duo'", "duo-outer", "466x678"),
    ] {
      let proof = try CommandRun(
        "purlin prove A.xib --width 320...330 --regime \(rule) --size \(size)", in: folder)
      let sizes = try CommandRun("purlin explain A.xib --width 320...330 \(device)", in: folder)
      #expect(sizes.output == proof.output, "\(sizes.errors)")
    }
    #expect(
      try CommandRun("purlin rules clipped-text", in: folder).output
        == CommandRun("purlin explain clipped-text", in: folder).output)
  }
}
