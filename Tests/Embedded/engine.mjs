// Asks the engine of the page in node. With the command's path, explanations are compared with the
// command's, byte for byte; a folder of logs can be added.
//   node engine.mjs purlin.wasm [path/to/purlin [folder]]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Engine } from '../../Site/engine.mjs'

const [path, command, folder] = process.argv.slice(2)
const bytes = readFileSync(path)
const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes))
if (imports.length > 0) throw new Error(`imports something: ${JSON.stringify(imports)}`)
const engine = await Engine.load(bytes)
const root = new URL('../..', import.meta.url).pathname
const encode = text => new TextEncoder().encode(text)

function expect(actual, expected, claim) {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${claim}: ${a}, not ${b}`)
}

// Logs: as printed, cut off, with mark-up, with margins, of views only, without any report.
const console_ = readFileSync(join(root, 'Examples/Logs/console.txt'), 'utf8')
const [list, breaking] = console_.split('Will attempt')
const logs = {
  'console.txt': console_,
  'cut.txt': list.split('\n').slice(0, -5).join('\n'),
  'without-beginning.txt': console_.split('\n').slice(5).join('\n'),
  'marked-up.txt': console_.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  'windows.txt': console_.replaceAll('\n', '\r\n'),
  'twice.txt': `${console_}\nother output\n${console_.replaceAll('0x', '0x7')}`,
  'broken-elsewhere.txt': `${list}Will attempt${(breaking ?? '').replaceAll('0x', '0x9')}`,
  'margins.txt': `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 UILabel:0x2'Ärger 😀'.leading == UIView:0x3.leadingMargin + 4>",
    "<NSLayoutConstraint:0x4 UILabel:0x2'Ärger 😀'.trailing == UIView:0x3.trailingMargin>",
    "<NSLayoutConstraint:0x5 UILabel:0x2'Ärger 😀'.width == 1.5*UIView:0x3.width - 0.1>",
    "<NSLayoutConstraint:0x6 UIView:0x3.width == 1e2>"
)
`,
  'views.txt': '<UIView: 0x1; frame = (0 0; 10.5 20); layer = <CALayer: 0x2>>\n' +
    '   | <UILabel: 0x3; frame = (1 2; 3 4); text = \'a\'; AMBIGUOUS LAYOUT for UILabel:0x3.minX{id: 1}>\n',
  'build.txt': 'Compiling…\nBuild complete!\n',
}
if (folder) {
  for (const name of readdirSync(folder)) logs[name] = readFileSync(join(folder, name))
}
let compared = 0
const work = mkdtempSync(join(tmpdir(), 'purlin-logs-'))
try {
  for (const [name, log] of Object.entries(logs)) {
    const text = engine.explain(typeof log === 'string' ? encode(log) : log)
    if (!text.endsWith('\n')) throw new Error(`${name} has no explanation`)
    if (!command) continue
    const file = join(work, 'log.txt')
    writeFileSync(file, log)
    expect(text, spawnSync(command, ['explain', file], { encoding: 'utf8' }).stdout, name)
    compared++
  }
} finally {
  rmSync(work, { recursive: true })
}
const console1 = engine.readFile('console.txt', encode(console_))
expect([console1.kind, console1.hasConflict, console1.text],
  ['log', true, engine.explain(encode(console_))], 'a log')
if (!console1.causes[0].report.conflicts[0].suspect) throw new Error('no constraint is suspected')

// Documents: all examples are read; damaged ones have one line.
let documents = 0
for (const name of readdirSync(join(root, 'Examples/Documents'))) {
  if (!/\.(xib|storyboard)$/.test(name)) continue
  const file = readFileSync(join(root, 'Examples/Documents', name))
  const answer = engine.readFile(name, file)
  expect([answer.kind, answer.findings], ['document', []], name)
  const constraints = file.toString().match(/<constraint /g)?.length ?? 0
  expect(answer.constraintCount, constraints, `constraints of ${name}`)
  for (const { views } of answer.roots) {
    for (const view of views) {
      if (!/^\w+$/.test(view.kind)) throw new Error(`${name}: a view of kind ‘${view.kind}’`)
    }
  }
  for (const end of [1, 100, file.length >> 1, file.length - 3]) {
    const damaged = engine.readFile(name, file.subarray(0, end))
    expect(damaged.kind, 'error', `${name} of ${end} bytes`)
    if (!damaged.message.startsWith(`${name}:`)) throw new Error(damaged.message)
  }
  documents++
}
expect(engine.readFile('a.txt', encode('')).message,
  'a.txt: is empty; give a storyboard, a xib or the text of a log', 'an empty file')
const hostile = `</script><b>"'&\u2028${'x'.repeat(1 << 20)}`
expect(engine.readFile(hostile, encode('')).message.length > 1 << 20, true, 'a hostile name')

// Sketches: frames, right to left, visual formats, ambiguity, conflicts, problems.
const window = { width: 320, height: 480 }
const frames = (text, change = {}) => Object.fromEntries(
  engine.solve(text, { ...window, ...change }).views.map(view => [view.name, view.frame]))
const row = `view avatar 44 × 44
view title 120 × 20
metric gap = 12
H:|-[avatar(44)]-gap-[title]-|  options: alignAllCenterY
avatar.top = superview.top + 16
title.hugging.horizontal = 249 // stretches`
expect(frames(row),
  { superview: [0, 0, 320, 480], avatar: [8, 16, 44, 44], title: [64, 28, 248, 20] }, 'a row')
expect(frames(row, { direction: 'rtl' }).avatar, [268, 16, 44, 44], 'right to left')
expect(frames('view a\na.width = 0.5 * superview.width - 8.25').a[2], 151.75, 'a multiplier')
expect(engine.solve('view a 10 × 10', window).views[1].open.map(o => o.what), ['left', 'top'],
  'what is ambiguous')
const conflict = engine.solve('view a\na.leading = superview.leading\n' +
  'a.trailing = superview.trailing\na.width = 100', window)
expect([conflict.broken, conflict.suspects], [[4], [4]], 'a conflict')
if (!conflict.explanation.includes('but the width of superview is 320')) {
  throw new Error(conflict.explanation)
}
const code = engine.solve('let a = UILabel()\na.text = "Hello"\nview.addSubview(a)\n' +
  'a.snp.makeConstraints { $0.center.equalToSuperview() }\nfoo()', { ...window, notation: 'anchors' })
expect([code.problems, code.unread, code.views[1].text], [[], [[5, 1, 5, 6]], 'Hello'], 'code')
if (!(code.views[1].frame[2] > 30) || !code.code.includes('a.centerXAnchor.constraint(equalTo: view.centerXAnchor)')) {
  throw new Error(JSON.stringify(code))
}
const problems = engine.solve('vew a\nview a\nH:|-[a]--|\na.left = superview.leading\na.top = 3\n' +
  'a.size = 3\na.width = 3 @ 2000\nview a\n', window).problems
expect(problems.map(p => [p.line, p.column]),
  [[1, 1], [3, 9], [4, 1], [5, 1], [6, 3], [7, 15], [8, 7]], 'problems')
// A chain that is pushed from both ends needs many rounds.
const chain = Array.from({ length: 100 }, (_, i) => `view v${i} 10 × 10\n` +
  (i > 0 ? `v${i}.leading = v${i - 1}.trailing + 1\n` : 'v0.leading = superview.leading\n'))
const widths = Array.from({ length: 10 }, (_, i) => `v${i}.width = 30\n`)
const pushed = engine.solve(`${chain.join('')}v99.trailing = superview.trailing\n${widths.join('')}`, window)
expect(pushed.broken.length > 0, true, 'a long chain that is too wide')

console.log(`wasm engine: ${bytes.length} bytes, no imports; ${Object.keys(logs).length} logs` +
  `${command ? ` (${compared} as the command)` : ''}, ${documents} documents and sketches work`)
