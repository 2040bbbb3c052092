// Drives pages of `purlin inspect` in a headless browser.
//
//   node Tests/Inspector/browser-tests.mjs PURLIN [--screenshots FOLDER]
//
// Without a browser it says so and ends with 0, unless $REQUIRE_BROWSER is set. Status 1 on any failure.
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { accessibilityFindings } from '../Site/accessibility.mjs'
import { frames, pageData } from './comparison.mjs'
import { browser, documents, finish, finishServed, inspect, open, purlin, root, screenshots, serve, work } from './pages.mjs'

const login = inspect('login', join(documents, 'Login.storyboard'), '--no-repairs')

test('a page opens with the size of the document, in light and dark appearance', async () => {
  for (const scheme of ['light', 'dark']) {
    const page = await open(login, { scheme })
    const state = await page.evaluate(() => ({
      size: document.querySelector('#status').textContent,
      look: document.documentElement.dataset.appearance,
      views: document.querySelectorAll('#canvas [data-view]').length,
    }))
    assert.match(state.size, /^393 × 852 points; nothing found at this size/)
    assert.equal(state.look, scheme)
    assert.equal(state.views, 13)
    assert.deepEqual(await accessibilityFindings(page), [])
    await finish(page, `open-${scheme}`)
  }
})

test('dragging the corner resizes, and findings appear and disappear', async () => {
  const page = await open(login)
  const corner = await page.place('.handle.both')
  await page.drag(corner, [corner[0] - 20, corner[1] - 700])
  await page.settle()
  const small = await page.evaluate(() => document.querySelector('#status').textContent)
  assert.match(small, /[1-9]\d* findings at this size/)
  assert.ok(await page.evaluate(() => document.querySelectorAll('.finding').length) > 0)
  await page.evaluate(() => purlin.resize(500, 1000))
  await page.settle()
  assert.equal(await page.evaluate(() => document.querySelectorAll('.finding').length), 0)
  await finish(page, 'drag')
})

test('dragging the point on the map resizes', async () => {
  const page = await open(login)
  const box = await page.evaluate(() => {
    const { left, top, width } = document.querySelector('#map svg').getBoundingClientRect()
    return { left, top, width }
  })
  const from = [box.left + box.width * 0.4, box.top + box.width * 0.4]
  await page.drag(from, [box.left + box.width * 0.7, box.top + box.width * 0.6])
  await page.settle()
  const size = await page.evaluate(() => document.querySelector('#status').textContent)
  const [width, height] = size.match(/[\d.]+/g).map(Number)
  assert.ok(width > 900 && height > 700, size)
  await finish(page, 'map')
})

test('a device shows the frames and findings of the command, and dragging leaves it', async () => {
  const file = join(documents, 'Login.storyboard')
  const page = await open(login)
  for (const orientation of ['portrait', 'landscape']) {
    await page.evaluate((held) => purlin.hold('iphone-16-pro', held), orientation)
    await page.settle()
    const words = ['--device', 'iPhone 17', '--orientation', orientation]
    const solved = JSON.parse(execFileSync(purlin, ['solve', file, ...words, '--format', 'json'], { encoding: 'utf8' }))
    const shown = await page.evaluate(() => purlin.shown())
    const expected = frames([solved].flat()[0].root)
    assert.equal(shown.frames.length, expected.length)
    for (const [id, frame] of expected) {
      const own = shown.frames.find((entry) => entry.id === id).frame
      assert.ok(own.every((value, index) => Math.abs(value - frame[index]) < 1e-3), `${id} ${own} ${frame}`)
    }
    assert.deepEqual(shown.findings, [])
  }
  // On a Duo held sideways equal priorities compete.
  await page.evaluate(() => purlin.hold('iphone-duo-outer', 'landscape'))
  await page.settle()
  const { stdout } = spawnSync(purlin, ['lint', file, '--device', 'iPhone Duo', '--orientation', 'landscape',
    '--format', 'json'], { encoding: 'utf8' })
  const linted = JSON.parse(stdout).findings.filter(({ severity }) => severity === 'error')
  assert.ok(linted.length > 0)
  assert.deepEqual((await page.evaluate(() => purlin.shown())).findings.map((finding) => finding.text).sort(),
    linted.map(({ message }) => message).sort())
  await page.evaluate(() => purlin.hold('iphone-16-pro', 'landscape'))
  await page.settle()
  const text = (id) => page.evaluate((name) => document.querySelector(`#${name}`).textContent, id)
  assert.match(await text('status'), /^iPhone 17, landscape: 874 × 402 points; nothing found on this device/)
  assert.match(await text('environment'), /^Safe area left 62, bottom 21, right 62; compact width, compact height/)
  assert.match(await page.evaluate(() => location.hash), /device=iphone-16-pro&held=landscape/)
  await page.click('#turn')
  await page.settle()
  assert.match(await text('status'), /^iPhone 17: 402 × 874 points/)
  const corner = await page.place('.handle.both')
  await page.drag(corner, [corner[0] - 20, corner[1] - 30])
  await page.settle()
  assert.match(await text('environment'), /^No device: as iPhone window \(compact width, regular height at every size\); no safe area/)
  await page.click('#side-by-side')
  await page.settle()
  assert.equal(await page.evaluate(() => document.querySelectorAll('.film li').length), 20)
  assert.deepEqual(await accessibilityFindings(page), [])
  await finish(page, 'device')
})

test('findings are listed beside the map, with their boundaries and a size', async () => {
  const page = await open(login)
  await page.evaluate(() => document.querySelector('.legend.findings li button').focus())
  await page.settle()
  assert.equal(await page.evaluate(() => document.querySelectorAll('#map .highlight').length), 1)
  await page.click('#worst')
  await page.settle()
  assert.match(await page.evaluate(() => document.querySelector('#status').textContent), /[1-9]\d* findings at this size/)
  await finish(page, 'map-list')
})

test('a selected view has its constraints, frame and reasons, a constraint what it changes', async () => {
  const page = await open(login)
  await page.click('[role=treeitem]:nth-child(7)')
  await page.settle()
  const view = await page.evaluate(() => document.querySelector('#selection').textContent)
  assert.match(view, /'Email'/)
  assert.match(view, /width 345/)
  assert.match(view, /Constraints \(\d+\)/)
  assert.ok(await page.evaluate(() => document.querySelectorAll('.overlay .mark').length) > 0)
  await page.click('.constraints .link')
  await page.settle()
  assert.match(await page.evaluate(() => document.querySelector('#selection').textContent),
    /Priority \d+; holds/)
  await finish(page, 'select')
})

test('the reasons of every number add up to it', async () => {
  const page = await open(login)
  const wrong = await page.evaluate(() => purlin.check(0, 0, [[320, 568], [700, 420], [1024, 1366]]))
  assert.deepEqual(wrong, [])
  await finish(page, 'reasons')
})

test('the keyboard reaches everything', async () => {
  const page = await open(login)
  await page.press('/')
  await page.type('pass')
  await page.settle()
  assert.deepEqual(await page.evaluate(() => ['data-item', 'data-constraint'].map((kind) =>
    document.querySelectorAll(`[role=treeitem][${kind}]`).length)), [2, 4])
  await page.press('Tab')
  await page.press('ArrowDown')
  await page.settle()
  assert.match(await page.evaluate(() => document.querySelector('#selection').textContent), /Password/)
  await page.evaluate(() => document.querySelector('.handle.width').focus())
  await page.press('ArrowRight')
  await page.press('ArrowRight', { shift: true })
  await page.settle()
  assert.match(await page.evaluate(() => document.querySelector('#status').textContent), /^404 × 852/)
  await page.press('Escape')
  await page.settle()
  assert.match(await page.evaluate(() => document.querySelector('#selection').textContent), /Select a view/)
  await finish(page, 'keyboard')
})

test('a search finds constraints, which then can be chosen', async () => {
  const page = await open(login)
  await page.press('/')
  await page.type('forgot')
  await page.settle()
  await page.click('[role=treeitem][data-constraint]')
  await page.settle()
  assert.match(await page.evaluate(() => document.querySelector('#selection').textContent), /Priority 1000; holds/)
  assert.equal(await page.evaluate(() => document.querySelector('[aria-selected=true]').dataset.constraint !== undefined),
    true)
  assert.deepEqual(await accessibilityFindings(page), [])
  await finish(page, 'search')
})

test('everything selected, every constraint and every finding is accessible, also in narrow windows', async () => {
  const page = await open(inspect('repairs', join(documents, 'Login.storyboard')))
  for (const scheme of ['light', 'dark']) {
    for (const width of [1440, 390]) {
      await page.setScheme(scheme)
      await page.resize(width, 844)
      await page.evaluate(() => {
        purlin.resize(400, 360)
        purlin.select('RKy-yM-8kC')
        const list = document.querySelector('#constraints-shown')
        list.value = 'all'
        list.dispatchEvent(new Event('change'))
      })
      await page.settle()
      await page.evaluate(() => document.querySelectorAll('details').forEach((element) => { element.open = true }))
      assert.deepEqual(await accessibilityFindings(page), [], `${scheme}, ${width} wide`)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true,
        `scrolls sideways at ${width}`)
      if (screenshots) await page.screenshot(join(screenshots, `findings-${scheme}-${width}.png`))
    }
  }
  await page.resize(1440, 900)
  await finish(page, 'findings')
})

test('an ambiguous view is dragged through its equally good layouts', async () => {
  const file = join(work, 'Open.storyboard')
  // Without the constraint that centers it, a button is ambiguous along the horizontal axis.
  writeFileSync(file, readFileSync(join(documents, 'Login.storyboard'), 'utf8')
    .replace(/ *<constraint [^>]*"CUp-3W-Wn7"\/>\n/, ''))
  const page = await open(inspect('open', file, '--no-repairs'))
  const place = await page.evaluate(() => {
    const shape = document.querySelector('.overlay .ambiguous')
    const { left, top, width, height } = shape.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })
  await page.drag(place, [place[0] + 15, place[1] - 25])
  await page.settle()
  const moved = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.overlay .ghost').getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })
  assert.ok(Math.hypot(moved[0] - place[0], moved[1] - place[1]) > 10, `${moved} from ${place}`)
  assert.match(await page.evaluate(() => document.querySelector('#selection').textContent), /Ambiguous: /)
  await finish(page, 'ambiguous')
})

test('layers that directed constraints relate are in the tree, and drawn with an arrow', async () => {
  // The data of a page as it is captured from code (LayerSceneTests), put into a page of a document.
  const path = join(work, 'layers.html')
  const page = readFileSync(login, 'utf8')
  const data = pageData(page)
  const [present] = data.scenes[0].cases
  const [bar, note] = [present.items.length, present.items.length + 1]
  const root = present.trees[0].views[0]
  present.items.push({ id: 'root#layer/0', name: 'bar', type: 'layer', isGuide: true },
    { id: 'root#layer/1', name: 'note', type: 'layer', isGuide: true })
  const plane = (...numbers) => present.planes.push(numbers) - 1
  const zero = plane(0, 0, 0)
  const directed = (id, first, firstAttribute, second, secondAttribute, constant, multiplier = 1) =>
    present.constraints.push({ id, first, firstAttribute, second, secondAttribute, constant, multiplier,
      relation: '=', priority: 1000, isOfContainer: false, isDirected: true,
      text: `${present.items[first].name}.${firstAttribute} ← ${present.items[second].name}.${secondAttribute} + ${constant}` }) - 1
  const added = [directed('d0', bar, 'width', root, 'width', 0, 0.5), directed('d1', bar, 'centerX', root, 'centerX', 0),
    directed('d2', bar, 'top', root, 'top', 600), directed('d3', note, 'top', bar, 'bottom', 8)]
  const guides = [plane(0, 0.25, 0), plane(600, 0, 0), plane(0, 0.5, 0), plane(30, 0, 0), plane(5, 0, 0),
    plane(638, 0, 0), plane(40, 0, 0), plane(20, 0, 0)]
  for (const tree of present.trees) {
    tree.guides.push(bar, note)
    tree.owners.push(0, 0)
    tree.constraints.push(...added)
  }
  const seen = new Set()
  for (const region of present.regions) {
    // Lists after the first are differences from the one before.
    if (seen.has(region.tree)) continue
    seen.add(region.tree)
    region.guides.push(...guides)
    region.residuals.push(...added.map(() => zero))
  }
  writeFileSync(path, page.replace(/(id="data">).*?(<\/script>)/s, (_, start, end) =>
    start + JSON.stringify(data).replaceAll('<', '\\u003c') + end))
  const shown = await open(path)
  await shown.evaluate(() => purlin.select('root#layer/0'))
  await shown.settle()
  assert.match(await shown.evaluate(() => document.querySelector('#selection').textContent),
    /bar layer.*x 98\.25 +y 600 +width 196\.5 +height 30A layer in UIView.*Constraints \(4\)/)
  assert.match(await shown.evaluate(() => document.querySelector('#tree').textContent), /bar layernote layer/)
  assert.ok(await shown.evaluate(() => document.querySelectorAll('.overlay polygon.directed').length) > 0)
  await shown.evaluate(() => purlin.selectConstraint('d2'))
  await shown.settle()
  assert.match(await shown.evaluate(() => document.querySelector('#selection').textContent),
    /Directed: bar takes this value from UIView.*when the layer lays out its sublayers.*is read bynote\.top ← bar\.bottom/)
  assert.deepEqual(await accessibilityFindings(shown), [])
  await shown.evaluate(() => purlin.select('root#layer/1'))
  await shown.settle()
  await finish(shown, 'layers')
})

test('the address holds the state', async () => {
  const page = await open(login)
  await page.evaluate(() => { purlin.resize(600, 500); purlin.select('RKy-yM-8kC') })
  await page.settle()
  const hash = await page.evaluate(() => location.hash)
  const other = await open(`${login}${hash}`)
  assert.match(await other.evaluate(() => document.querySelector('#status').textContent), /^600 × 500/)
  assert.match(await other.evaluate(() => document.querySelector('#selection').textContent), /Password/)
  await finish(other, 'address')
})

test('names and texts of a document are text', async () => {
  const hostile = `</script><script>purlin.pwned = 1</script><img src=x onerror="purlin.pwned=1">"'&{{script}}`
  const escaped = hostile.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
  const text = readFileSync(join(documents, 'Login.storyboard'), 'utf8')
    .replace('Stay signed in', escaped).replace('userLabel="Header"', `userLabel="${escaped}"`)
    .replace('Welcome back', 'long '.repeat(2000))
    .replace('userLabel="Form"', `userLabel="${'x'.repeat(1 << 17)}"`)
  const file = join(work, `a"'<b>.storyboard`)
  writeFileSync(file, text)
  const page = await open(inspect('hostile', file, '--no-repairs'))
  assert.equal(await page.evaluate(() => purlin.pwned), undefined)
  assert.equal(await page.evaluate(() => document.querySelectorAll('img').length), 0)
  assert.ok((await page.evaluate(() => document.querySelector('#tree').textContent)).includes(hostile))
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('[role=treeitem]')) item.click()
  })
  await page.settle()
  assert.equal(await page.evaluate(() => purlin.pwned), undefined)
  // A name of more than a hundred thousand letters does not fill the panels.
  assert.ok(await page.evaluate(() => document.querySelector('aside').textContent.length) < 100_000)
  assert.deepEqual(await accessibilityFindings(page), [])
  await finish(page, 'hostile')
})

test('several conditions of a scene can be chosen', async () => {
  const page = await open(inspect('conditions', join(documents, 'Harbour.storyboard'), '--no-repairs',
    '--text-size', 'L', '--text-size', 'AX3', '--direction', 'left-to-right', '--direction',
    'right-to-left'))
  assert.deepEqual(await page.evaluate(() =>
    [...document.querySelectorAll('#condition option')].map((option) => option.textContent)),
  ['text size L', 'text size L, right to left', 'text size AX3', 'text size AX3, right to left'])
  await page.evaluate(() => {
    const list = document.querySelector('#condition')
    list.value = 3
    list.dispatchEvent(new Event('change'))
  })
  await page.settle()
  await finish(page, 'conditions')
})

test('several regimes can be chosen, and each has its own size classes', async () => {
  const page = await open(inspect('regimes', join(documents, 'Login.storyboard'), '--no-repairs',
    '--regime', 'iphone-window', '--regime', 'ipad-window'))
  assert.deepEqual(await page.evaluate(() =>
    [...document.querySelectorAll('#condition option')].map((option) => option.textContent)),
  ['iPhone window', 'iPad window'])
  await finish(page, 'regimes')
})

test('a picture of the present state can be saved', async () => {
  const page = await open(login)
  const svg = await page.evaluate(() => purlin.svg())
  assert.match(svg, /^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  assert.match(svg, /Welcome back/)
  await finish(page, 'picture')
})

test('a scene of a hundred views follows the pointer at 60 frames a second', async () => {
  const rows = Array.from({ length: 33 }, (_, row) => `
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="row-${row}">
    <rect key="frame" x="0" y="${row * 24}" width="393" height="24"/><subviews>
    <label text="Row ${row}" translatesAutoresizingMaskIntoConstraints="NO" id="lab-${row}">
    <rect key="frame" x="16" y="2" width="100" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/></label>
    <switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="swi-${row}">
    <rect key="frame" x="300" y="0" width="51" height="31"/></switch></subviews><constraints>
    <constraint firstItem="lab-${row}" firstAttribute="leading" secondItem="row-${row}" secondAttribute="leading" constant="16" id="a-${row}"/>
    <constraint firstItem="lab-${row}" firstAttribute="centerY" secondItem="row-${row}" secondAttribute="centerY" id="b-${row}"/>
    <constraint firstAttribute="trailing" secondItem="swi-${row}" secondAttribute="trailing" constant="16" id="c-${row}"/>
    <constraint firstItem="swi-${row}" firstAttribute="centerY" secondItem="row-${row}" secondAttribute="centerY" id="d-${row}"/>
    </constraints></view>`).join('')
  const edges = Array.from({ length: 33 }, (_, row) => `
    <constraint firstItem="row-${row}" firstAttribute="leading" secondItem="roo" secondAttribute="leading" id="e-${row}"/>
    <constraint firstAttribute="trailing" secondItem="row-${row}" secondAttribute="trailing" id="f-${row}"/>
    <constraint firstItem="row-${row}" firstAttribute="top" secondItem="${row ? `row-${row - 1}` : 'roo'}" secondAttribute="${row ? 'bottom' : 'top'}" id="g-${row}"/>
    ${row ? `<constraint firstItem="row-${row}" firstAttribute="height" secondItem="row-0" secondAttribute="height" id="h-${row}"/>` : ''}`).join('')
  const file = join(work, 'Hundred.storyboard')
  writeFileSync(file, `<?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/><scenes><scene sceneID="sce"><objects>
    <viewController id="con" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="roo">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>${rows}</subviews><constraints>${edges}
    <constraint firstAttribute="bottom" secondItem="row-32" secondAttribute="bottom" id="bot"/></constraints>
    </view></viewController></objects></scene></scenes></document>`)
  const path = inspect('hundred', file, '--no-repairs')
  const page = await open(path)
  const first = await page.evaluate(() => purlin.openedAfter)
  const bytes = gzipSync(readFileSync(path)).length
  const times = await page.evaluate(async () => {
    const times = []
    for (let step = 0; step < 240; step += 1) {
      const start = performance.now()
      purlin.drag(400 + 2 * step, 700 + step)
      times.push(performance.now() - start)
      await new Promise((done) => requestAnimationFrame(done))
    }
    return times.sort((a, b) => a - b)
  })
  const [median, longest] = [times[120], times[239]]
  console.log(`a step of a drag over 100 views: median ${median.toFixed(2)} ms, longest ${
    longest.toFixed(2)} ms; opened in ${page.openingTime} ms`)
  // The time between frames while the pointer drags the corner, as a user sees it.
  const corner = await page.place('.handle.both')
  const between = (await page.frameTimes(() =>
    page.drag(corner, [corner[0] - 240, corner[1] - 240], { steps: 240 }))).sort((a, b) => a - b)
  const [usual, worst] = [between[between.length >> 1], between[between.length - 1]]
  console.log(`a drag of the corner: ${between.length} frames, median ${usual.toFixed(1)} ms, longest ${
    worst.toFixed(1)} ms; first layout after ${first.toFixed(0)} ms; ${bytes} bytes compressed`)
  // Times are printed, and nothing fails by them: a frame at 60 frames a second has 16.7 ms.
  assert.ok(bytes < 1_500_000, `${bytes} bytes`)
  await finish(page, 'hundred')
})

test('a dropped log or document gets an answer, and the page stays', async () => {
  const page = await open(login)
  await page.drop('#canvas', [{ name: 'console.log', text: 'Unable to simultaneously satisfy constraints.' }])
  await page.settle()
  assert.match(await page.evaluate(() => document.querySelector('#problems').textContent), /purlin explain console\.log/)
  await page.drop('#canvas', [{ name: '<img src=x onerror=purlin.pwned=1>.xib', text: '<document' }])
  await page.settle()
  const told = await page.evaluate(() => document.querySelector('#problems').textContent)
  assert.ok(told.includes('purlin inspect <img src=x'), told)
  for (const text of ['', '\0\x01\x02'.repeat(1000), '<document>' + '<a>'.repeat(200_000), 'A'.repeat(1 << 20)]) {
    await page.drop('#canvas', [{ name: 'damaged.storyboard', text }])
    await page.settle()
    assert.match(await page.evaluate(() => document.querySelector('#problems').textContent),
      /purlin inspect damaged\.storyboard/)
  }
  assert.equal(await page.evaluate(() => purlin.pwned), undefined)
  assert.equal(await page.evaluate(() => document.querySelectorAll('#canvas [data-view]').length), 13)
  await finish(page, 'dropped')
})

// MARK: Changes on a page with the solver

const solver = process.env.PURLIN_SOLVER ?? join(root, '.build/wasm/page-solver.wasm')

test('a page with the solver changes constraints, takes changes back, and says what it cannot solve',
  { skip: existsSync(solver) ? false : 'no page-solver.wasm; Scripts/wasm makes it' }, async () => {
    const page = await open(inspect('changes', join(documents, 'Login.storyboard'), '--no-repairs', '--solver',
      solver))
    const id = /<constraint [^>]*constant="48"[^>]*id="([^"]+)"/.exec(
      readFileSync(join(documents, 'Login.storyboard'), 'utf8'))[1]
    const frames = () => page.evaluate(() => purlin.frames(0, 0, 393, 852).map(({ frame }) => frame))
    const before = await frames()
    await page.evaluate((constraint) => purlin.selectConstraint(constraint), id)
    await page.settle()
    await page.evaluate(() => {
      const [input] = document.querySelectorAll('#edit input')
      input.value = '80'
      input.form.requestSubmit()
    })
    await page.waitFor(() => document.querySelector('#edit pre')?.textContent.includes('constant=80'))
    assert.notDeepEqual(await frames(), before)
    assert.match(await page.evaluate(() => document.querySelector('#edit pre').textContent),
      new RegExp(`^purlin edit .*Login.storyboard set ${id} constant=80$`))
    assert.deepEqual(await page.evaluate(() => purlin.check(0, 0, [[393, 852], [700, 420]])), [])
    assert.deepEqual(await accessibilityFindings(page), [])
    if (screenshots) await page.screenshot(join(screenshots, 'changes.png'))
    // The link has the changes.
    const link = await page.evaluate(() => location.href)
    const after = await frames()
    const other = await browser.newPage({ width: 1440, height: 900 })
    await other.open(link)
    await other.waitFor(() => document.querySelector('#edit pre'))
    assert.deepEqual(await other.evaluate(() => purlin.frames(0, 0, 393, 852).map(({ frame }) => frame)), after)
    assert.deepEqual(other.problems, [])
    // A page behind another draws no frames.
    await other.close()
    await page.evaluate(() => document.activeElement.blur())
    await page.press('z', { control: true })
    await page.settle()
    assert.deepEqual(await frames(), before)
    await page.press('z', { control: true, shift: true })
    await page.settle()
    assert.deepEqual(await frames(), after)
    await finish(page, 'changed')
  })

// MARK: The served page

test('a served page asks for the layout on a device', async () => {
  const server = await serve('Login.storyboard')
  try {
    const page = await browser.newPage({ width: 1440, height: 1200 })
    await page.open(server.address)
    await page.settle()
    await page.evaluate(() => purlin.hold('ipad-pro-13', 'portrait'))
    await page.settle()
    const shown = await page.evaluate(() => purlin.shown())
    assert.deepEqual(shown.frames[0].frame, [0, 0, 1032, 1376])
    assert.match(await page.evaluate(() => document.querySelector('#status').textContent), /^iPad Pro 13-inch/)
    assert.deepEqual(page.problems, [])
  } finally { server.stop() }
})

test('a served page edits, undoes and saves, and shows the difference first', async () => {
  const server = await serve('Login.storyboard')
  try {
    const before = readFileSync(server.file, 'utf8')
    const page = await browser.newPage({ width: 1440, height: 1200 })
    await page.open(server.address)
    await page.settle()
    const id = /<constraint [^>]*constant="48"[^>]*id="([^"]+)"/.exec(before)[1]
    await page.evaluate((constraint) => purlin.selectConstraint(constraint), id)
    await page.settle()
    await page.evaluate(() => {
      const input = document.querySelector('#edit input')
      input.value = '80'
      input.form.requestSubmit()
    })
    await page.waitFor(() => document.querySelector('#edit .messages')?.textContent.length > 0)
    assert.equal(readFileSync(server.file, 'utf8'), before)
    const patch = await page.evaluate(() => document.querySelector('dialog pre').textContent)
    assert.match(patch, new RegExp(`^\\+.*constant="80".*id="${id}"`, 'm'))
    assert.equal(patch.split('\n').filter((line) => /^[+-][^+-]/.test(line)).length, 2)
    const press = async (name) => {
      await page.evaluate((text) => [...document.querySelectorAll('#actions button')]
        .find((button) => button.textContent === text).click(), name)
      await page.waitFor(() => !document.querySelector('#edit').classList.contains('busy'))
      await page.settle()
    }
    if (screenshots) await page.screenshot(join(screenshots, 'edit.png'))
    await press('Undo')
    assert.equal(await page.evaluate(() => document.querySelector('dialog pre').textContent), '')
    await press('Redo')
    await press('Save')
    assert.match(readFileSync(server.file, 'utf8'), /constant="80"/)
    // A document that another program changes is read again.
    writeFileSync(server.file, before.replace('Welcome back', 'Welcome again'))
    await page.waitFor(() => document.querySelector('#tree')?.textContent.includes('Welcome again'))
    await finishServed(page, server)
  } finally { server.stop() }
})

test('a served page gives several views equal heights, and says why it aligns none', async () => {
  const server = await serve('Login.storyboard')
  try {
    const page = await browser.newPage({ width: 1440, height: 1200 })
    await page.open(server.address)
    await page.settle()
    const submit = async (title, box) => {
      await page.evaluate(() => purlin.select('s0e-G2-XAo'))
      await page.settle()
      await page.evaluate((name, text) => {
        const form = [...document.querySelectorAll('#edit form')]
          .find((candidate) => candidate.dataset.title === name)
        for (const option of form.querySelector('select[multiple]').options) {
          option.selected = ['RKy-yM-8kC', '9Dd-Jv-PSS'].includes(option.value)
        }
        const label = [...form.querySelectorAll('label')]
          .find((candidate) => candidate.textContent.trim() === text)
        if (label) label.querySelector('input').checked = true
        form.requestSubmit()
      }, title, box)
    }
    await submit('Pin', 'Equal heights')
    await page.waitFor(() => document.querySelector('dialog pre').textContent !== '')
    // The fields have equal heights already, so only the button's constraint is added.
    const patch = await page.evaluate(() => document.querySelector('dialog pre').textContent)
    assert.equal(patch.match(/^\+.*firstAttribute="height"/gm)?.length, 1, patch)
    assert.match(patch, /^\+.*firstItem="9Dd-Jv-PSS".*secondItem="s0e-G2-XAo"/m)
    await submit('Align')
    await page.waitFor(() => /is arranged by the stack view Form/
      .test(document.querySelector('#edit .messages').textContent))
    await finishServed(page, server)
  } finally { server.stop() }
})

// A document that is captured quickly.
const box = `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
 targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/><objects><view id="root">
<rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
<view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="50" y="50" width="50" height="50"/>
<constraints>
<constraint firstAttribute="width" constant="50" id="wid"/>
<constraint firstAttribute="height" constant="50" id="hei"/>
</constraints></view></subviews><constraints>
<constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="50" id="lea"/>
<constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50" id="top"/>
</constraints></view></objects></document>
`

test('a page says that its file was deleted or replaced, and offers what is left', async () => {
  const server = await serve('Box.xib', box)
  try {
    const page = await browser.newPage({ width: 1440, height: 900 })
    await page.open(server.address)
    await page.settle()
    const edit = async (constant) => {
      await page.evaluate(() => purlin.selectConstraint('wid'))
      await page.settle()
      await page.evaluate((value) => {
        const input = document.querySelector('#edit input')
        input.value = value
        input.form.requestSubmit()
      }, constant)
      await page.waitFor((value) => document.querySelector('dialog pre').textContent.includes(`constant="${value}"`),
        constant)
    }
    const says = (words) => page.waitFor((text) => document.querySelector('#notices').textContent.includes(text), words)
    const press = (name) => page.evaluate((text) => [...document.querySelectorAll('#notices button')]
      .find((button) => button.textContent === text).click(), name)
    const isQuiet = () => page.waitFor(() => document.querySelector('#notices').textContent === '')
    await edit('60')
    rmSync(server.file)
    await says('Box.xib: no such file. The page shows the document as it was read, with edits that are not saved.')
    assert.deepEqual(await accessibilityFindings(page), [])
    await press('Keep editing')
    await isQuiet()
    assert.equal(existsSync(server.file), false)
    // Another fate of the file is another message.
    writeFileSync(server.file, box.replace('393', '400'))
    await says('Box.xib was changed by another program.')
    rmSync(server.file)
    await says('no such file')
    await press('Write it again')
    await isQuiet()
    assert.equal(readFileSync(server.file, 'utf8'), box.replace('constant="50" id="wid"', 'constant="60" id="wid"'))
    await edit('70')
    writeFileSync(server.file, box.replace('393', '400'))
    await says('Box.xib was changed by another program. The page shows it as it was read, with edits that are not saved.')
    await press('Write the changes as a patch')
    await page.waitFor(() => document.querySelector('#edit .messages').textContent.includes('Box.xib.patch'))
    assert.match(readFileSync(`${server.file}.patch`, 'utf8'), /^\+.*constant="70" id="wid"/m)
    await press('Discard the edits, and read it again')
    await isQuiet()
    assert.match(readFileSync(server.file, 'utf8'), /width="400"/)
    assert.equal(await page.evaluate(() => document.querySelector('dialog pre').textContent), '')
    await finishServed(page, server)
    // Without the command, the page says where the edits are.
    server.stop()
    await says('The command does not answer.')
  } finally { server.stop() }
})

test('a page of a foreign origin neither reads the served page nor changes a document', async () => {
  const server = await serve('Box.xib', box)
  const { port, pathname } = new URL(server.address)
  // Its own name for this machine, as after DNS rebinding, is another origin and another host.
  const foreign = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>foreign</title>')
  }).listen(0, '127.0.0.1')
  await once(foreign, 'listening')
  try {
    for (const host of ['127.0.0.1', 'localhost']) {
      const page = await browser.newPage({ width: 800, height: 600 })
      await page.open(`http://${host}:${foreign.address().port}/`)
      // The worst case: it knows the token.
      const results = await page.evaluate(async (address) => {
        const edit = JSON.stringify({ action: 'edit', document: 0,
          operation: { operation: 'set', constraints: ['wid'], constant: 99 } })
        const found = {}
        const attempt = async (name, body) => {
          try { found[name] = await body() } catch (error) { found[name] = error.name }
        }
        const read = async (path, options) => {
          const answer = await fetch(address + path, options)
          return answer.type === 'opaque' ? `opaque ${(await answer.text()).length}` : await answer.text()
        }
        await attempt('read', () => read(''))
        await attempt('state', () => read('state'))
        await attempt('blind', () => read('state', { mode: 'no-cors' }))
        await attempt('edit', () => read('do', { method: 'POST', body: edit }))
        await attempt('blind edit', () => read('do', { method: 'POST', body: edit, mode: 'no-cors' }))
        await attempt('beacon', async () => { navigator.sendBeacon(`${address}do`, edit) })
        const load = (element, attribute, path) => new Promise((resolve) => {
          element.onload = () => resolve('loaded')
          element.onerror = () => resolve('error')
          element[attribute] = address + path
          document.body.append(element)
        })
        await attempt('script', () => load(document.createElement('script'), 'src', 'state'))
        await attempt('image', () => load(document.createElement('img'), 'src', ''))
        await attempt('frame', async () => {
          const frame = document.createElement('iframe')
          await load(frame, 'src', '')
          return frame.contentDocument?.body.textContent ?? 'no document'
        })
        await attempt('form', async () => {
          const form = Object.assign(document.createElement('form'),
            { method: 'post', enctype: 'text/plain', action: `${address}do`, target: 'sink' })
          const sink = Object.assign(document.createElement('iframe'), { name: 'sink' })
          form.append(Object.assign(document.createElement('input'), { name: `${edit.slice(0, -1)},"scene":"`, value: '"}' }))
          document.body.append(sink, form)
          const done = new Promise((resolve) => { sink.onload = resolve })
          form.submit()
          await done
          return sink.contentDocument?.body.textContent ?? 'no document'
        })
        return found
      }, `http://127.0.0.1:${port}${pathname}`)
      assert.deepEqual(results, {
        read: 'TypeError', state: 'TypeError', blind: 'opaque 0', edit: 'TypeError', 'blind edit': 'opaque 0',
        script: 'error', image: 'error', frame: 'no document', form: 'no document',
      })
      await page.close()
    }
    const state = await (await fetch(new URL('state', server.address))).json()
    assert.deepEqual(state.documents, [{ canRedo: false, canUndo: false, isEdited: false }])
  } finally {
    foreign.close()
    server.stop()
  }
})

test('a broken document among several is reported, and the others are served', async () => {
  const broken = join(work, 'Broken.xib')
  writeFileSync(broken, '<document><objects>')
  const server = await serve('Login.storyboard', broken)
  try {
    const page = await browser.newPage({ width: 1440, height: 900 })
    await page.open(server.address)
    await page.settle()
    const told = await page.evaluate(() => document.querySelector('#problems').textContent)
    assert.match(told, /Broken\.xib:1:\d+: /)
    assert.equal(await page.evaluate(() => document.querySelectorAll('#canvas [data-view]').length), 13)
    // Mended, it appears.
    writeFileSync(broken, readFileSync(join(documents, 'PlaybackSettings.xib')))
    await page.waitFor(() => document.querySelectorAll('#scene option').length > 1)
    assert.doesNotMatch(await page.evaluate(() => document.querySelector('#problems').textContent), /Broken/)
    await finishServed(page, server)
  } finally { server.stop() }
  assert.match(server.errors(), /^purlin: .*Broken\.xib:1:\d+: /m)
})

test('a port in use is one line', async () => {
  const server = await serve('Login.storyboard')
  try {
    const { port } = new URL(server.address)
    const second = spawnSync(purlin, ['inspect', server.file, '--serve', '--no-repairs', '--port', port],
      { encoding: 'utf8', timeout: 60_000 })
    assert.equal(second.status, 2)
    assert.match(second.stderr, new RegExp(`^purlin: the page cannot be served at port ${port}: .*in use\\n$`))
    assert.equal(second.stdout, '')
  } finally { server.stop() }
})

test('an impossible edit is one line, and changes nothing', async () => {
  const server = await serve('Login.storyboard')
  try {
    const ask = (body, headers = {}) => fetch(new URL('do', server.address),
      { method: 'POST', body: JSON.stringify(body), headers })
    const answer = await (await ask({ action: 'edit', document: 0,
      operation: { operation: 'set', constraints: ['none'], constant: 3 } })).json()
    assert.equal(answer.isError, true)
    assert.match(answer.text, /none/)
    assert.equal(answer.isEdited, false)
    assert.equal((await ask({ action: 'jump', document: 0 })).status, 400)
    assert.equal((await ask({ action: 'undo', document: 7 })).status, 400)
    // Neither another address nor another page may ask.
    const { origin } = new URL(server.address)
    assert.equal((await fetch(`${origin}/other/`)).status, 404)
    assert.equal((await ask({ action: 'undo', document: 0 }, { Origin: 'http://example.org' })).status, 403)
    assert.equal((await fetch(`${origin}/../../etc/passwd`)).status, 404)
  } finally { server.stop() }
})
