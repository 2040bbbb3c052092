#if !canImport(Darwin)
import AppleNames
import Foundation
import Testing
import UIKit

/// Code of apps with these names compiles, and does nothing.
@Suite struct FrameworkNameTests {
  private final class Note: NSManagedObject {}

  @Test func `a store of Core Data is empty`() throws {
    let store = NSPersistentContainer(name: "Notes")
    store.viewContext.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    let everything = NSFetchRequest<any NSFetchRequestResult>(entityName: "Note")
    try store.viewContext.execute(NSBatchDeleteRequest(fetchRequest: everything))
    let update = NSBatchUpdateRequest(entityName: "Note")
    update.propertiesToUpdate = ["isRead": true]
    try store.viewContext.execute(update)

    let request = NSFetchRequest<Note>(entityName: "Note")
    let note = Note(context: store.viewContext)
    request.predicate = NSPredicate(format: "parent = %@ AND count > %@", note, NSNumber(value: 1))
    #expect(try store.viewContext.fetch(request).isEmpty)
    #expect(throws: (any Error).self) { try store.viewContext.existingObject(with: note.objectID) }
    #expect(note.changedValues().isEmpty && note.entity.relationshipsByName.isEmpty)

    var ran = false
    store.performBackgroundTask { _ in ran = true }
    #expect(ran)
  }

  @Test func `times are compared and added`() {
    let (short, long) = (CMTime(value: 1, timescale: 2), CMTime(value: 3, timescale: 2))
    #expect(CMTimeCompare(short, long) == -1 && CMTimeCompare(long, short) == 1)
    #expect(CMTimeCompare(long, long) == 0)
    #expect(CMTimeMinimum(short, long) == short && CMTimeMaximum(short, long) == long)
    #expect(CMTimeAdd(short, long).seconds == 2 && CMTimeSubtract(long, short).seconds == 1)
    #expect(CMTimeMultiplyByFloat64(long, multiplier: 3).seconds == 4.5)
    #expect(CMTimeRange(start: short, end: long).duration.seconds == 1)
    #expect(CMTimeRange(start: short, duration: long).end.seconds == 2)
  }

  @Test func `commands of the lock screen are never sent`() {
    let command = MPRemoteCommandCenter.shared().playCommand
    var wasCalled = false
    command.addTarget { _ in
      wasCalled = true
      return .success
    }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Title"]
    #expect(!wasCalled && command.isEnabled)
  }

  @MainActor @Test func `the screen of a share extension has a text view`() {
    let screen = SLComposeServiceViewController()
    screen.loadViewIfNeeded()
    screen.textView.text = "Text"
    #expect(screen.contentText == "Text" && screen.isContentValid())
    #expect(screen.textView.isDescendant(of: screen.view))
    #expect(SLComposeSheetConfigurationItem() != nil)
  }

  @MainActor @Test func `a slider for the volume is a box`() {
    #expect(MPVolumeView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
#endif
