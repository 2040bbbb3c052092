// A headless Chromium, driven over the DevTools protocol through a pipe: node alone, no packages.
//
//   const browser = await Browser.launch()            // or undefined: see `Browser.find`
//   const page = await browser.newPage({ width: 1000, height: 700, scheme: 'dark' })
//   await page.open('file:///…/page.html')            // also http://127.0.0.1:…, see serve.mjs
//   await page.evaluate((a, b) => a + b, 1, 2)        // runs in the page; JSON in and out
//   await page.waitFor(() => document.querySelector('svg'))
//   await page.click('button'); await page.type('text'); await page.press('Tab', { shift: true })
//   await page.drag([10, 10], [200, 90]); await page.drop('main', [{ name: 'a.xib', text: '…' }])
//   await page.screenshot('picture.png')
//   page.problems                                     // errors, exceptions, refused and failed loads
//   await browser.close()
import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/// The keys that are not letters, with the codes that Chromium asks for.
const keys = {
  Tab: [9], Enter: [13, '\r'], Escape: [27], ' ': [32, ' ', 'Space'], Backspace: [8], Delete: [46],
  ArrowLeft: [37], ArrowUp: [38], ArrowRight: [39], ArrowDown: [40],
  PageUp: [33], PageDown: [34], End: [35], Home: [36],
}

export class Browser {
  #process
  #profile
  #calls = new Map()
  #pages = new Map()
  #lastCall = 0
  #exited

  /// The path of an installed browser: $CHROMIUM, or the first on the PATH; undefined without one.
  static find() {
    const paths = process.env.CHROMIUM
      ? [process.env.CHROMIUM]
      : names.flatMap(name =>
        (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)))
    return paths.find(path => {
      try { accessSync(path, constants.X_OK); return true } catch { return false }
    })
  }

  static async launch(path = Browser.find()) {
    if (!path) throw new Error('no Chromium on the PATH; set CHROMIUM to its path')
    const browser = new Browser(path)
    await browser.send('Browser.getVersion')
    return browser
  }

  constructor(path) {
    this.#profile = mkdtempSync(join(tmpdir(), 'purlin-browser-'))
    const flags = [
      '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${this.#profile}`,
      '--no-first-run', '--no-default-browser-check', '--disable-extensions', '--disable-gpu',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
      '--disable-dev-shm-usage', '--hide-scrollbars', '--force-color-profile=srgb', '--mute-audio',
      // A build machine's container runs everything as root, where Chromium's sandbox cannot start.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ]
    this.#process = spawn(path, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
    this.#exited = new Promise(resolve => {
      this.#process.once('exit', resolve)
      this.#process.once('error', resolve)
    }).then(() => {
      for (const { reject } of this.#calls.values()) reject(new Error('the browser has ended'))
      this.#calls.clear()
    })
    this.#process.stdio[3].on('error', () => {})
    let rest = []
    this.#process.stdio[4].on('data', data => {
      let start = 0
      for (let end; (end = data.indexOf(0, start)) >= 0; start = end + 1) {
        rest.push(data.subarray(start, end))
        this.#receive(JSON.parse(Buffer.concat(rest).toString('utf8')))
        rest = []
      }
      rest.push(data.subarray(start))
    })
    process.once('exit', this.#kill)
  }

  #kill = () => {
    this.#process.kill('SIGKILL')
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }

  /// Sends one command of the protocol, and returns its result.
  send(method, params = {}, sessionId) {
    const id = ++this.#lastCall
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        this.#calls.delete(id)
        reject(new Error(`${method}: no answer in 60 s`))
      }, 60_000)
      const done = action => value => { clearTimeout(limit); action(value) }
      this.#calls.set(id, { method, resolve: done(resolve), reject: done(reject) })
      this.#process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + '\0')
    })
  }

  #receive({ id, result, error, method, params, sessionId }) {
    if (id === undefined) return this.#pages.get(sessionId)?.receive(method, params)
    const call = this.#calls.get(id)
    this.#calls.delete(id)
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`))
    else call?.resolve(result)
  }

  /// A new page. `scheme` is 'light' or 'dark', `scale` the pixels per point of screenshots.
  async newPage({ width = 1000, height = 700, scale = 1, scheme = 'light', reducedMotion } = {}) {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    const page = new Page((method, params) => this.send(method, params, sessionId), targetId)
    this.#pages.set(sessionId, page)
    for (const domain of ['Page', 'Runtime', 'Log', 'Network', 'DOM', 'Accessibility']) {
      await page.send(`${domain}.enable`)
    }
    await page.resize(width, height, scale)
    await page.setScheme(scheme, { reducedMotion })
    return page
  }

  async close() {
    process.off('exit', this.#kill)
    await Promise.race([
      this.send('Browser.close').catch(() => {}).then(() => this.#exited),
      new Promise(resolve => setTimeout(resolve, 5000).unref()),
    ])
    this.#kill()
  }
}

export class Page {
  /// What went wrong since the page was made, one line each: console errors and warnings, exceptions,
  /// loads that failed, violations of the security policy, and dialogs (which are dismissed).
  problems = []
  /// The addresses that the page asked for.
  requests = []
  /// The texts of the console's other messages.
  messages = []
  #events = new Map()

  constructor(send, targetId) {
    this.send = send
    this.targetId = targetId
  }

  receive(method, params) {
    switch (method) {
      case 'Runtime.consoleAPICalled': {
        const text = params.args.map(a => a.value ?? a.description ?? a.type).join(' ')
        const isProblem = ['error', 'warning', 'assert'].includes(params.type)
        if (isProblem) this.problems.push(`console ${params.type}: ${text}`)
        else this.messages.push(text)
        break
      }
      case 'Runtime.exceptionThrown': {
        const { exception, text } = params.exceptionDetails
        this.problems.push(`exception: ${exception?.description ?? text}`)
        break
      }
      case 'Log.entryAdded':
        if (['error', 'warning'].includes(params.entry.level)) {
          this.problems.push(`${params.entry.source} ${params.entry.level}: ${params.entry.text}`)
        }
        break
      case 'Network.requestWillBeSent':
        this.requests.push(params.request.url)
        break
      case 'Network.loadingFailed':
        if (!params.canceled) this.problems.push(`failed load: ${params.errorText}`)
        break
      case 'Page.javascriptDialogOpening':
        this.problems.push(`dialog: ${params.message}`)
        this.send('Page.handleJavaScriptDialog', { accept: false }).catch(() => {})
        break
    }
    const waiting = this.#events.get(method)
    this.#events.delete(method)
    waiting?.forEach(resolve => resolve(params))
  }

  /// The next event of that name.
  event(name) {
    return new Promise(resolve => {
      this.#events.set(name, [...(this.#events.get(name) ?? []), resolve])
    })
  }

  /// Opens an address, and waits until it is loaded.
  async open(url) {
    const loaded = this.event('Page.loadEventFired')
    const { errorText } = await this.send('Page.navigate', { url })
    if (errorText) throw new Error(`${url}: ${errorText}`)
    await loaded
  }

  /// Runs a function in the page, also one that returns a promise. Arguments and result are JSON.
  async evaluate(body, ...values) {
    const expression = typeof body === 'function'
      ? `(${body})(...${JSON.stringify(values)})`
      : body
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression, awaitPromise: true, returnByValue: true, userGesture: true,
    })
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    }
    return result.value
  }

  /// Waits until the function returns something true in the page, and returns that.
  async waitFor(body, ...values) {
    // Only what hangs fails: an unoptimized command on a busy machine takes long for an edit.
    const end = Date.now() + 60_000
    for (;;) {
      const value = await this.evaluate(body, ...values)
      if (value) return value
      if (Date.now() > end) throw new Error(`not within 60 s: ${body} ${JSON.stringify(values)}`)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }

  /// Waits until the page has drawn what was changed, and has been told of it: a dialog that
  /// was closed says so in a task of its own.
  async settle() {
    await this.evaluate(() => new Promise(done =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))
  }

  async resize(width, height, scale = 1) {
    await this.send('Emulation.setDeviceMetricsOverride', {
      width, height, deviceScaleFactor: scale, mobile: false,
    })
  }

  async setScheme(scheme, { reducedMotion = false, forcedColors = false } = {}) {
    await this.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : '' },
        { name: 'forced-colors', value: forcedColors ? 'active' : '' },
      ],
    })
  }

  /// The middle of the first element that the selector finds, scrolled into view.
  async place(selector) {
    // What was done before is drawn in the next frame, and may move the element.
    await this.settle()
    const place = await this.evaluate(selector => {
      const element = document.querySelector(selector)
      if (!element) return null
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    }, selector)
    if (!place) throw new Error(`nothing is ${selector}`)
    return place
  }

  /// Sends an event of the mouse; `type` is 'mouseMoved', 'mousePressed' or 'mouseReleased'.
  async mouse(type, [x, y], { button = 'left', clickCount = 1, modifiers = 0 } = {}) {
    const pressed = type !== 'mouseMoved'
    await this.send('Input.dispatchMouseEvent', {
      type, x, y, modifiers, button: pressed ? button : 'none', clickCount: pressed ? clickCount : 0,
    })
  }

  /// Clicks a point, or the middle of what a selector finds. Returns after the frame that follows.
  async click(target, options) {
    const point = typeof target === 'string' ? await this.place(target) : target
    await this.mouse('mouseMoved', point)
    await this.mouse('mousePressed', point, options)
    await this.mouse('mouseReleased', point, options)
    await this.settle()
  }

  /// Presses at one point, moves to another in steps, and releases. Returns after the last frame.
  async drag(from, to, { steps = 10, button = 'left' } = {}) {
    const move = async t => {
      const point = from.map((start, i) => start + (to[i] - start) * t)
      await this.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved', x: point[0], y: point[1], button: t > 0 ? button : 'none',
        buttons: t > 0 ? 1 : 0,
      })
    }
    await move(0)
    await this.mouse('mousePressed', from, { button })
    for (let step = 1; step <= steps; step++) await move(step / steps)
    await this.mouse('mouseReleased', to, { button })
    await this.settle()
  }

  /// Presses one key: 'Tab', 'Enter', ' ', 'ArrowDown', 'a' and so on, with modifiers.
  /// Returns after the frame that follows.
  async press(key, modifiers) {
    await this.strike(key, modifiers)
    await this.settle()
  }

  /// Presses one key, and does not wait for the page.
  async strike(key, { shift = false, control = false, alt = false, meta = false } = {}) {
    const modifiers = (alt ? 1 : 0) + (control ? 2 : 0) + (meta ? 4 : 0) + (shift ? 8 : 0)
    const [number, text, code] = keys[key] ??
      [key.toUpperCase().charCodeAt(0), control || alt || meta ? undefined : key, `Key${key.toUpperCase()}`]
    const event = {
      key, code: code ?? key, text, modifiers,
      windowsVirtualKeyCode: number, nativeVirtualKeyCode: number,
    }
    await this.send('Input.dispatchKeyEvent', { ...event, type: text ? 'keyDown' : 'rawKeyDown' })
    await this.send('Input.dispatchKeyEvent', { ...event, text: undefined, type: 'keyUp' })
  }

  /// Inserts text where the focus is, as a paste or an input method does.
  async type(text) {
    await this.send('Input.insertText', { text })
    await this.settle()
  }

  /// Drops files, each with a name and a text (or bytes as base64), on what the selector finds.
  /// With `paste`, pastes the text of the first one instead.
  async drop(selector, files, { paste = false } = {}) {
    await this.evaluate((selector, files, paste) => {
      const data = new DataTransfer()
      for (const { name, text, base64, type = '' } of files) {
        const content = base64 === undefined ? text : Uint8Array.from(atob(base64), c => c.charCodeAt(0))
        if (paste) data.setData('text/plain', text)
        else data.items.add(new File([content], name, { type }))
      }
      const target = document.querySelector(selector)
      const options = { bubbles: true, cancelable: true, composed: true }
      if (paste) {
        target.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
        return
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }))
      }
    }, selector, files, paste)
  }

  /// The element that has the focus: its tag and id, and the role and name that assistive
  /// technology is given.
  async focused() {
    const { result } = await this.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const element = await this.evaluate(() => {
      const { localName, id } = document.activeElement
      return { tag: localName, id }
    })
    const { nodes: [node] } = await this.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId, fetchRelatives: false,
    })
    return { ...element, role: node?.role?.value, name: node?.name?.value ?? '' }
  }

  /// What assistive technology is given: role, name and state of each node, in the page's order.
  async accessibilityTree() {
    const { nodes } = await this.send('Accessibility.getFullAXTree')
    return nodes.filter(node => !node.ignored).map(node => ({
      role: node.role?.value, name: node.name?.value ?? '', node: node.backendDOMNodeId,
      ...Object.fromEntries((node.properties ?? []).map(p => [p.name, p.value.value])),
    }))
  }

  /// How long each frame took, in milliseconds, from now until `action` has ended.
  async frameTimes(action) {
    await this.evaluate(() => {
      const times = (globalThis.purlinFrames = [])
      let last = performance.now()
      const next = now => {
        if (globalThis.purlinFrames !== times) return
        times.push(now - last)
        last = now
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    })
    await action()
    return this.evaluate(() => {
      const times = globalThis.purlinFrames
      delete globalThis.purlinFrames
      return times.slice(1)
    })
  }

  /// Writes a picture of the window, or with `whole` of the entire page, as PNG.
  async screenshot(path, { whole = false } = {}) {
    const { data } = await this.send('Page.captureScreenshot', {
      format: 'png', captureBeyondViewport: whole,
      ...(whole && { clip: await this.#wholePage() }),
    })
    writeFileSync(path, Buffer.from(data, 'base64'))
  }

  async #wholePage() {
    const { cssContentSize } = await this.send('Page.getLayoutMetrics')
    return { ...cssContentSize, x: 0, y: 0, scale: 1 }
  }

  async close() {
    await this.send('Page.close').catch(() => {})
  }
}
