#if !canImport(Darwin)
import AppleNames
import Foundation
import Testing
import UIKit

/// Code of apps with these names compiles, and does nothing.
@Suite struct FrameworkNameTests {
  private final class Note: NSManagedObject {}

  @Test func `a color of a computed picture is one of UIKit`() {
    #expect(UIColor(ciColor: .yellow) == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(UIColor(ciColor: .clear).cgColor.alpha == 0)
  }

  @Test func `an order by a key changes nothing`() {
    let order = NSSortDescriptor(purlinKey: "name", ascending: false)
    #expect(!order.ascending)
  }

  @Test func `an object of an unknown entity and amounts of water can be made`() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let object = NSEntityDescription.insertNewObject(forEntityName: "Drink", into: context)
    #expect(object.managedObjectContext === context)
    #expect(HKUnit.literUnit(with: .milli).unitString == "mL")
    #expect(HKUnit.gramUnit(with: .milli).unitString == "mg")
    let type = HKObjectType.quantityType(forIdentifier: .dietaryWater)
    #expect(type?.identifier == "HKQuantityTypeIdentifierDietaryWater")
  }

  @Test func `numbers and truth values have different classes`() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 2)) == CFNumberGetTypeID())
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
    #expect(ASWebAuthenticationSessionError(.canceledLogin).errorCode == 1)
    let colors = [UIColor.red.cgColor] as CFArray
    #expect(colors.count == 1)
  }

  @Test func `a store of a cloud is one of Core Data`() {
    let store = NSPersistentCloudKitContainer(name: "Notes")
    let description = NSPersistentStoreDescription()
    description.setOption(NSNumber(value: true), forKey: NSPersistentHistoryTrackingKey)
    store.persistentStoreDescriptions = [description]
    #expect(store.name == "Notes")
    var info = utsname()
    #expect(unsafe uname(&info) == 0)
    #expect(CGFloat(MAXFLOAT) > 3e38)
    let length = Int(_SYS_NAMELEN)
    #expect(MemoryLayout.size(ofValue: info.machine) == length)
  }

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

  @Test func `checksums have Apple's lengths and are equal for equal bytes`() {
    func sum(_ text: String) -> SHA256.Digest { SHA256.hash(data: Data(text.utf8)) }
    #expect(sum("Text") == sum("Text") && sum("Text") != sum("text"))
    #expect(
      sum("").map { $0 }.count == 32 && Insecure.MD5.hash(data: Data()).description.count == 32)
    var parts = SHA256()
    parts.update(data: Data("Te".utf8))
    parts.update(data: Data("xt".utf8))
    #expect(parts.finalize() == sum("Text"))
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256("Text", 4, &bytes)
    #expect(bytes == sum("Text").map { $0 })
  }

  @MainActor @Test func `what a device finds near by is nothing`() throws {
    let central = CBCentralManager(delegate: nil, queue: nil)
    #expect(central.state == .unsupported && !central.isScanning)
    #expect(CBUUID(string: "180D") == CBUUID(string: "180D"))
    #expect(!WCSession.isSupported() && !ARFaceTrackingConfiguration.isSupported)
    let reach = try #require(SCNetworkReachabilityCreateWithName(nil, "host"))
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(reach, &flags) && flags.contains(.reachable))
    let record = CKRecord(recordType: "Note")
    record["title"] = "Text"
    #expect(record["title"] as? String == "Text")
  }

  @MainActor @Test func `a slider for the volume is a box`() {
    #expect(MPVolumeView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
#endif
