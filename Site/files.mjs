// Shows what the engine answers to a file: the explanation of a log, or the content of a document.
import { drawing } from './drawing.mjs'
import { make, plural, short, shortened } from './elements.mjs'

/// More makes a browser slow; the command has no such limit.
export const longestFile = 64 << 20
const mostLogLines = 400
const mostRows = 2000

/// The elements that show an answer.
export function shown(answer, name, bytes) {
  switch (answer.kind) {
    case 'log': return log(answer, name, bytes)
    case 'document': return document_(answer, name)
    default: return [make('p', { class: 'message bad' }, shortened(answer.message))]
  }
}

/// What an answer is about, in one line for the status.
export function summary(answer, name) {
  const title = shortened(name, 80)
  switch (answer.kind) {
    case 'log':
      if (answer.causes.length === 0) return `${title}: read as a log, without a report of a conflict.`
      return `${title}: ${plural(answer.causes.length, 'cause')}, ` +
        (answer.hasConflict ? 'a conflict is proven.' : 'no conflict is proven.')
    case 'document':
      return `${title}: a ${answer.type} with ${plural(answer.roots.length, 'layout root')}, ` +
        `${plural(answer.viewCount, 'view')} and ${plural(answer.constraintCount, 'constraint')}; ` +
        (answer.findings.length === 0 ? 'all of it could be read. '
          : `${plural(answer.findings.length, 'finding')} of reading it. `) +
        'Conflicts, ambiguous views and clipped text were not looked for.'
    default: return `${title} could not be read.`
  }
}

// MARK: Logs

/// One cause is shown at once; several are a list, whose first one is open.
function log(answer, name, bytes) {
  const heading = make('h3', {}, `Explanation of ${shortened(name, 80)}`)
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/)
  const { causes } = answer
  if (causes.length === 0) return [heading, explanation(answer.text)]
  const messages = answer.messages.map(explanation)
  if (causes.length === 1) return [heading, ...cause(causes[0], lines), ...messages]
  return [
    heading,
    answer.summary ? make('p', { class: 'explanation' }, answer.summary) : null,
    make('ol', { class: 'causes', 'aria-label': 'Causes, the most frequent first' },
      causes.slice(0, mostRows).map((each, index) => make('li', {}, causeDetails(each, lines, index === 0)))),
    ...messages,
  ].filter(Boolean)
}

const explanation = text => make('pre', { class: 'explanation' }, text)

/// A cause whose content is made when it is opened.
function causeDetails(each, lines, isOpen) {
  const details = make('details', {}, make('summary', {}, shortened(each.brief, 300)))
  const fill = () => {
    if (details.childElementCount === 1) details.append(...cause(each, lines))
  }
  details.addEventListener('toggle', fill)
  if (isOpen) {
    fill()
    details.open = true
  }
  return details
}

function cause({ text, brief, picture, report }, lines) {
  const last = Math.min(Math.max(report.lastLine + 4, report.line + 4), lines.length)
  return [
    explanation(text),
    picture ? make('figure', { class: 'conflict', 'aria-label': 'Picture of the conflict', tabindex: 0 },
      // An image cannot run what a log may contain.
      make('img', { src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
        alt: `Picture of the conflict. ${shortened(brief, 300)}` })) : null,
    make('h4', {}, `Line ${report.line} and following`),
    make('ol', { class: 'log', 'aria-label': `The log from line ${report.line}`, tabindex: 0 },
      lines.slice(report.line - 1, last).slice(0, mostLogLines)
        .map((line, index) => logLine(line, report.line + index, report))),
  ].filter(Boolean)
}

function logLine(line, number, report) {
  const has = id => id !== null && id !== undefined && line.includes(id)
  // The first conflict is the one to look at first.
  const isSuspect = report.conflicts.some(conflict => has(conflict.suspect))
  const isMember = report.conflicts.some(conflict => conflict.members.some(has))
  const isOther = report.conflicts.some(conflict => has(conflict.alternative))
  const note = isSuspect ? 'change first' : isOther ? 'or this one' : isMember ? 'in conflict' : ''
  return make('li', { class: isSuspect || isOther ? 'suspect' : isMember ? 'member' : undefined },
    make('span', { class: 'number' }, String(number)),
    make('span', { class: 'note' }, note),
    make('span', { class: 'text' }, shortened(line, 1000)))
}

// MARK: Documents

function document_(answer, name) {
  const title = shortened(name, 80)
  const quoted = /^[\w./-]+$/.test(name) ? name : `'${shortened(name, 80).replaceAll("'", "'\\''")}'`
  const facts = [
    answer.tools && `Saved by Interface Builder ${answer.tools}.`,
    answer.device && `Canvas: ${answer.device}.`,
    answer.usesAutoLayout ? null : 'The document does not use Auto Layout.',
  ].filter(Boolean).join(' ')
  return [
    make('h3', {}, title),
    make('p', {}, summary(answer, name), ' ', facts),
    make('p', { class: 'message' },
      'The frames below are those that Interface Builder saved, not a layout. For the layout at every ' +
      'size, run ', make('code', {}, `purlin inspect ${quoted} -o page.html`), '.'),
    ...findings(answer, title),
    ...answer.roots.map((root, index) => rootDetails(root, index === 0)),
  ]
}

function findings({ findings }, name) {
  if (findings.length === 0) return []
  return [
    make('h4', {}, plural(findings.length, 'finding')),
    make('ul', {}, findings.slice(0, mostRows).map(({ severity, message, line, column }) =>
      make('li', {}, `${name}:${line}:${column}: ${severity}: ${shortened(message, 500)}`))),
  ]
}

/// A layout root, whose content is made when it is opened.
function rootDetails(root, isOpen) {
  const details = make('details', {}, make('summary', {},
    `${shortened(root.name, 80)} (${root.kind}, line ${root.line}): ${plural(root.views.length, 'view')}`))
  const fill = () => {
    if (details.childElementCount === 1) details.append(...rootContent(root))
  }
  details.addEventListener('toggle', fill)
  if (isOpen) {
    fill()
    details.open = true
  }
  return details
}

function rootContent(root) {
  const rows = root.views.slice(0, mostRows).map(view => {
    const row = make('tr', {},
      make('td', {}, shortened(view.name, 80),
        view.class && view.class !== view.name ? ` (${shortened(view.class, 80)})` : null),
      make('td', {}, view.kind),
      make('td', {}, view.frame ? view.frame.map(short).join(', ') : '–'),
      make('td', {}, view.marks.join(', ')),
      make('td', {}, view.constraints.slice(0, 200).map(constraint =>
        make('div', {}, shortened(constraint.text, 300), ' ',
          make('span', { class: 'quiet' }, `line ${constraint.line}`)))),
      make('td', { class: 'number' }, String(view.line)))
    row.firstChild.style.setProperty('--depth', Math.min(view.depth, 20))
    return row
  })
  const head = make('tr', {}, ['View', 'Kind', 'Saved frame', 'Notes', 'Constraints that it holds']
    .map(text => make('th', { scope: 'col' }, text)),
  make('th', { scope: 'col', class: 'number' }, 'Line'))
  const picture = savedPicture(root)
  return [
    picture && make('div', { class: 'saved' }, picture),
    make('div', { class: 'scroll', role: 'region', tabindex: 0,
      'aria-label': `Views of ${shortened(root.name, 80)}` },
    make('table', { class: 'tree', 'aria-label': 'Views' }, make('thead', {}, head), make('tbody', {}, rows))),
    root.views.length > mostRows
      ? make('p', {}, `${root.views.length - mostRows} more views are not listed.`) : null,
  ].filter(Boolean)
}

/// The saved frames, in the coordinates of the root.
function savedPicture(root) {
  const [first, ...others] = root.views
  if (!first.frame || first.frame[2] > 5000 || first.frame[3] > 5000) return null
  const origins = [[0, 0]]
  const views = [{ name: first.name, frame: [0, 0, first.frame[2], first.frame[3]] }]
  let hiddenDepth = Infinity
  for (const view of others.slice(0, mostRows)) {
    if (view.depth > hiddenDepth) continue
    hiddenDepth = view.isHidden ? view.depth : Infinity
    const [x, y] = origins[view.depth - 1] ?? [0, 0]
    const frame = view.frame ?? [0, 0, 0, 0]
    origins[view.depth] = [x + frame[0], y + frame[1]]
    if (view.isHidden || !view.frame) continue
    views.push({ name: view.name, frame: [x + frame[0], y + frame[1], frame[2], frame[3]] })
  }
  return drawing(views, `Saved frames of ${shortened(root.name, 80)}`)
}
