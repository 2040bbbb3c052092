import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutRendering
import LayoutSnapshot
@testable import FeatureTours
import Testing
import ViewAnalysis

@MainActor
@Suite struct FeatureToursTests {
  private func show(_ controller: @autoclosure () -> UIViewController) throws -> Show {
    let show = try Show(controller(), on: "iPhone 15")
    show.window.layoutIfNeeded()
    return show
  }

  @Test func `an alert is a card in the middle, above the keyboard, and its buttons run`() throws {
    let show = try show(FeatureTours.makeAlert())
    let tour = try #require(show.window.rootViewController as? AlertTour)
    let alert = try #require(tour.presentedViewController as? UIAlertController)
    let card = try #require(alert.view)
    #expect(card.frame.width == 270)
    #expect(abs(card.frame.midX - 196.5) < 0.34)
    // Title and message with 20 points around them, the field, a line, and a row of two buttons.
    let field = try #require(alert.textFields?.first)
    #expect(abs(field.convert(field.bounds, to: card).minX - 16) < 0.01)
    #expect(card.frame.height > 44 + 40 + 34)
    let middle = card.frame.midY
    show.window.show(.docked(height: 336))
    show.window.layoutIfNeeded()
    #expect(card.frame.midY < middle)
    field.text = "Bills"
    AlertDriver.tapButton(titled: "Rename", of: alert)
    show.window.layoutIfNeeded()
    #expect(tour.label.text == "Bills" && tour.presentedViewController == nil)
  }

  @Test func `a sheet at the medium detent has half of its largest height`() throws {
    let show = try show(FeatureTours.makeSheet())
    let tour = try #require(show.window.rootViewController as? SheetTour)
    // 852 less 59 and 34 of the safe area and 10 above: 749, of which half is rounded to pixels.
    let height = (749.0 / 2 + 34)
    expect(tour.details.view, (0, 852 - height, 393, height))
    tour.details.sheetPresentationController?.selectedDetentIdentifier = .large
    show.window.layoutIfNeeded()
    expect(tour.details.view, (0, 69, 393, 783))
  }

  @Test func `a search bar is below the title, and replaces it during a search`() throws {
    let show = try show(FeatureTours.makeSearch())
    let navigation = try #require(show.window.rootViewController as? UINavigationController)
    let tour = try #require(navigation.topViewController as? SearchTour)
    #expect(tour.found == ["Bergen"])
    #expect(navigation.navigationBar.frame.height == 52)
    tour.search.isActive = false
    show.window.layoutIfNeeded()
    #expect(abs(navigation.navigationBar.frame.height - (44 + 52)) < 0.01)
    #expect(tour.search.searchBar.frame == CGRect(x: 0, y: 44, width: 393, height: 52))
  }

  @Test func `a button stays above the keyboard`() throws {
    let show = try show(FeatureTours.makeKeyboard())
    let tour = try #require(show.window.rootViewController as? KeyboardTour)
    expect(tour.send, (16, 852 - 34 - 12 - 50, 361, 50))
    show.window.show(.docked(height: 336))
    show.window.layoutIfNeeded()
    expect(tour.send, (16, 852 - 336 - 12 - 50, 361, 50))
    let snapshot = LayoutSnapshot(of: show.window, name: "")
    #expect(snapshot.root.frontShapes.count == 1 + 10 + 9 + 9 + 3)
  }

  @Test func `gradients, masks, shapes, shadows and drawing are part of a snapshot`() throws {
    let show = try show(FeatureTours.makeDrawing())
    let snapshot = LayoutSnapshot(of: show.window, name: "")
    let views = snapshot.placedViews.map(\.view)
    let gradient = try #require(views.first { $0.className == "GradientView" })
    #expect(gradient.shapes.first?.gradient?.colors.count == 2)
    #expect(views.contains { $0.appearance.mask.count == 1 })
    let ring = try #require(views.first { $0.className == "RingView" })
    #expect(ring.shapes.map(\.lineWidth) == [14, 14])
    let chart = try #require(views.first { $0.className == "ChartView" })
    #expect(chart.shapes.count == 6 && chart.shapes.last?.text?.string == "Visits")
    #expect(chart.appearance.roundedCorners == 9 && chart.appearance.shadow?.radius == 8)
    let again = try LayoutSnapshot(json: snapshot.json())
    #expect(try again.json() == snapshot.json())
    let svg = LayoutRenderer().svg(of: snapshot)
    for part in ["<linearGradient", "<mask", "class=\"shadow\"", ">Visits<"] {
      #expect(svg.contains(part))
    }
  }

  @Test func `an attachment widens and heightens its line`() throws {
    let show = try show(FeatureTours.makeText())
    let tour = try #require(show.window.rootViewController as? TextTour)
    let snapshot = LayoutSnapshot(of: show.window, name: "")
    let label = try #require(snapshot.placedViews.map(\.view).first { $0.kind == .label })
    let lines = try #require(label.text?.lines)
    let image = try #require(lines[0].runs?.last)
    #expect(image.image?.frame == LayoutSnapshot.Rect(x: 0, y: -23, width: 28, height: 28))
    #expect(image.width == 28 && abs(image.x + 28 - lines[0].width) < 0.01)
    #expect(image.image?.shapes?.count == 2)
    #expect(lines.dropFirst().contains { ($0.runs ?? []).contains { $0.isUnderlined == true } })
    #expect(tour.label.frame.width == 361)
  }

  @Test func `accessibility elements are read in their order`() throws {
    let show = try show(FeatureTours.makeAccessibility())
    let tour = try #require(show.window.rootViewController as? AccessibilityTour)
    #expect(
      tour.lines == [
        "1. Harbour Lights", "2. Play, button, Starts the track", "3. Position, 25 %, adjustable",
        "4. Cover, image",
      ])
    expect(tour.cover, (0, 0, 361, 160))
  }
}
