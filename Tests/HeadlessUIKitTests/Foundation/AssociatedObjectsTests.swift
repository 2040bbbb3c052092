import Foundation
import HeadlessUIKit
import Testing

private class Host: AssociatedObjectStorage {
  let purlinAssociatedObjects = AssociatedObjects()
}

@preconcurrency @MainActor private class MainActorHost: NSObject, AssociatedObjectStorage {
  nonisolated let purlinAssociatedObjects = AssociatedObjects()
}

private final class Token: Sendable {}

private nonisolated(unsafe) var key: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

@Suite(.serialized) struct AssociatedObjectsTests {
  @Test func `a value is found under its own key on its own object`() {
    let (host, other) = (Host(), Host())

    unsafe objc_setAssociatedObject(host, &key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)

    unsafe #expect(objc_getAssociatedObject(host, &key) as? Int == 7)
    unsafe #expect(objc_getAssociatedObject(host, &otherKey) == nil)
    unsafe #expect(objc_getAssociatedObject(other, &key) == nil)
  }

  @MainActor @Test func `a class on the main actor can be a host`() {
    let host = MainActorHost()

    unsafe objc_setAssociatedObject(host, &key, 7, .OBJC_ASSOCIATION_RETAIN)

    unsafe #expect(objc_getAssociatedObject(host, &key) as? Int == 7)
  }

  @Test func `nil takes a value away`() {
    let host = Host()
    unsafe objc_setAssociatedObject(host, &key, "a", .OBJC_ASSOCIATION_COPY)
    unsafe objc_setAssociatedObject(host, &otherKey, "b", .OBJC_ASSOCIATION_COPY)
    unsafe objc_setAssociatedObject(host, &key, nil, .OBJC_ASSOCIATION_COPY)

    unsafe #expect(objc_getAssociatedObject(host, &key) == nil)
    unsafe #expect(objc_getAssociatedObject(host, &otherKey) as? String == "b")

    objc_removeAssociatedObjects(host)
    unsafe #expect(objc_getAssociatedObject(host, &otherKey) == nil)
  }

  @Test func `retained values live as long as their object`() {
    weak var weakToken: Token?
    do {
      let host = Host()
      do {
        let token = Token()
        weakToken = token
        unsafe objc_setAssociatedObject(host, &key, token, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(weakToken != nil)
      withExtendedLifetime(host) {}
    }
    #expect(weakToken == nil)
  }

  @Test func `an assigned object is not kept alive and leaves nil`() {
    let host = Host()
    do {
      let token = Token()
      unsafe objc_setAssociatedObject(host, &key, token, .OBJC_ASSOCIATION_ASSIGN)
      unsafe #expect(objc_getAssociatedObject(host, &key) as? Token === token)
    }
    unsafe #expect(objc_getAssociatedObject(host, &key) == nil)
  }

  @Test func `an assigned value that is no object is kept`() {
    let host = Host()
    unsafe objc_setAssociatedObject(host, &key, true, .OBJC_ASSOCIATION_ASSIGN)

    unsafe #expect(objc_getAssociatedObject(host, &key) as? Bool == true)
  }

  @Test func `a host that stores nothing traps with its class`() async {
    await #expect(processExitsWith: .failure) {
      let plain = NSObject()
      _ = unsafe objc_getAssociatedObject(plain, &key)
    }
  }

  @Test func `policies have Objective-C's raw values`() {
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN.rawValue == 769)
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 771)
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC.rawValue == 3)
  }
}
