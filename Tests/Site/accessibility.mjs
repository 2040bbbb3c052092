// What a page owes to assistive technology and to the keyboard, checked without packages. With
// $AXE_CORE, the path of axe-core's script, its rules for WCAG 2.2 AA are asked as well.
import { readFileSync } from 'node:fs'

/// The roles that mean nothing without a name.
const named = new Set([
  'button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'option', 'checkbox', 'radio',
  'switch', 'slider', 'spinbutton', 'tab', 'tabpanel', 'tree', 'treeitem', 'menu', 'menuitem', 'dialog',
  'alertdialog', 'img', 'image', 'heading', 'region', 'table', 'grid', 'progressbar', 'meter',
])

/// What is wrong with the page as it is now, one line each.
export async function accessibilityFindings(page) {
  const findings = await page.evaluate(pageFindings)
  for (const node of await page.accessibilityTree()) {
    if (named.has(node.role) && node.name.trim() === '') {
      const { node: { nodeName, attributes = [] } } = await page.send('DOM.describeNode', {
        backendNodeId: node.node,
      })
      findings.push(`${node.role} without a name: ${nodeName.toLowerCase()} ${attributes.join(' ')}`)
    }
  }
  return [...findings, ...await axeFindings(page)]
}

async function axeFindings(page) {
  if (!process.env.AXE_CORE) return []
  await page.evaluate(`${readFileSync(process.env.AXE_CORE, 'utf8')}; undefined`)
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await globalThis.axe.run(document, { runOnly: tags })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `axe ${id}: ${help}: ${html.slice(0, 160)}`))
  })
}

/// Runs in the page.
function pageFindings() {
  const findings = []
  const describe = element => {
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)
    const classes = element.classList.length > 0 ? '.' + [...element.classList].join('.') : ''
    return `${element.localName}${element.id ? '#' + element.id : ''}${classes} “${text}”`
  }
  const isVisible = element =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const all = [...document.querySelectorAll('*')]

  if (!document.documentElement.lang) findings.push('html has no lang')
  if (!document.title.trim()) findings.push('no title')
  if (document.querySelectorAll('main').length !== 1) findings.push('not exactly one main')
  const zoom = document.querySelector('meta[name=viewport]')?.content ?? ''
  if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*[01](\D|$)/.test(zoom)) {
    findings.push('the viewport forbids zooming')
  }

  let level = 0
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (!isVisible(heading)) continue
    const own = Number(heading.localName[1])
    if (own > level + 1) findings.push(`heading level ${own} after ${level}: ${describe(heading)}`)
    level = own
  }

  const ids = new Set()
  for (const element of all) {
    if (element.id && ids.has(element.id)) findings.push(`two elements with the id ${element.id}`)
    if (element.id) ids.add(element.id)
    if (element.tabIndex > 0) findings.push(`a positive tabindex: ${describe(element)}`)
  }
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns',
    'aria-activedescendant']
  for (const element of all) {
    for (const name of references) {
      for (const id of element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? []) {
        if (!document.getElementById(id)) findings.push(`${name}=${id} names nothing: ${describe(element)}`)
      }
    }
  }

  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'
  for (const element of document.querySelectorAll(focusable)) {
    if (!isVisible(element) || element.disabled) continue
    if (element.closest('[aria-hidden=true]')) {
      findings.push(`can have the focus but is hidden from assistive technology: ${describe(element)}`)
    }
    const { width, height } = element.getBoundingClientRect()
    const isInline = getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td')
    const isTarget = element.matches('button, input:not([type=hidden]), select, summary, a[href]')
    if (isTarget && !isInline && Math.min(width, height) < 23.5 && width > 1) {
      findings.push(`smaller than 24 × 24: ${describe(element)} ${width} × ${height}`)
    }
  }

  // Contrast of text, with the backgrounds of the elements that it stands in.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const color = text => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    return { rgb: [r, g, b], alpha: a / 255 }
  }
  const over = ({ rgb, alpha }, below) => rgb.map((v, i) => v * alpha + below[i] * (1 - alpha))
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches &&
    getComputedStyle(document.documentElement).colorScheme.includes('dark')
  const background = element => {
    if (!element) return isDark ? [18, 18, 18] : [255, 255, 255]
    const own = color(getComputedStyle(element).backgroundColor)
    return own.alpha >= 1 ? own.rgb : over(own, background(element.parentElement))
  }
  const luminance = rgb => {
    const [r, g, b] = rgb.map(v => {
      const c = v / 255
      return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  for (const element of all) {
    const hasText = [...element.childNodes].some(n => n.nodeType === 3 && n.data.trim() !== '')
    const isField = element.matches(
      'textarea, select, input:not([type=range], [type=checkbox], [type=radio], [type=color])')
    if (!(hasText || isField) || !isVisible(element)) continue
    // What stands behind text in a drawing is not known here.
    if (element.closest('svg, canvas') || element.matches(':disabled')) continue
    const style = getComputedStyle(element)
    let opacity = 1
    for (let e = element; e; e = e.parentElement) opacity *= Number(getComputedStyle(e).opacity)
    const below = background(element)
    const ink = color(style.color)
    const shown = over({ ...ink, alpha: ink.alpha * opacity }, below)
    const [low, high] = [luminance(shown), luminance(below)].sort((a, b) => a - b)
    const ratio = (high + 0.05) / (low + 0.05)
    const size = parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    if (ratio < (isLarge ? 3 : 4.5)) {
      findings.push(`contrast ${ratio.toFixed(2)}: ${describe(element)}`)
    }
  }
  return findings
}

/// Walks through the page with Tab until the focus is where it began. Returns the stops, each with tag,
/// id, role, name, and whether the focus shows (an outline, or a change of shadow, border or background).
export async function tabStops(page, { limit = 200 } = {}) {
  await page.evaluate(() => {
    // Tab goes on from where the focus was last: before everything else.
    const start = document.createElement('span')
    start.tabIndex = -1
    start.dataset.purlinStart = ''
    document.body.prepend(start)
    start.focus()
    const list = ['outlineStyle', 'outlineWidth', 'boxShadow', 'borderColor', 'backgroundColor']
    const look = element => {
      const style = getComputedStyle(element)
      return list.map(name => style[name]).join('|')
    }
    // Without the focus, each element's look; asked again when the focus is there.
    globalThis.purlinLooks = new Map([...document.querySelectorAll('*')].map(e => [e, look(e)]))
    globalThis.purlinFocusShows = () => {
      const element = document.activeElement
      const style = getComputedStyle(element)
      return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
        look(element) !== globalThis.purlinLooks.get(element)
    }
  })
  const stops = []
  let first
  while (stops.length < limit) {
    await page.press('Tab')
    await page.evaluate(() => document.querySelector('[data-purlin-start]')?.remove())
    const mark = await page.evaluate(() => {
      const element = document.activeElement
      if (element === document.body || element === document.documentElement) return -1
      return [...document.querySelectorAll('*')].indexOf(element)
    })
    if (mark === -1 || mark === first) break
    first ??= mark
    const shows = await page.evaluate(() => globalThis.purlinFocusShows())
    stops.push({ ...await page.focused(), shows })
  }
  await page.evaluate(() => {
    delete globalThis.purlinLooks
    delete globalThis.purlinFocusShows
  })
  return stops
}
