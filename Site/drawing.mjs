// Draws frames that the engine has computed or a document has saved.
import { make, short, shortened } from './elements.mjs'

/// A drawing of views with frames in the coordinates of the first one, which is the window.
/// A view has `name`, `frame` as [x, y, width, height], and may be `isOpen`, a `guide`, or have a `text` at a `baseline`
/// in a `font` of some points. `safe` are the insets of the window's safe area.
export function drawing(views, label, safe) {
  const [, , width, height] = views[0].frame
  const space = 12
  const svg = make('svg', {
    role: 'img', 'aria-label': label, width: width + 2 * space, height: height + 2 * space,
    viewBox: `${-space} ${-space} ${width + 2 * space} ${height + 2 * space}`,
  })
  svg.append(make('rect', { class: 'window', x: 0, y: 0, width, height }))
  if (safe?.some(inset => inset > 0)) {
    const [top, left, bottom, right] = safe
    svg.append(make('rect', { class: 'safe', x: left, y: top, width: Math.max(width - left - right, 0),
      height: Math.max(height - top - bottom, 0) }, make('title', {}, 'Safe area')))
  }
  const shown = views.slice(1)
  for (const [index, { name, frame: [x, y, w, h], isOpen, kind, text, baseline, font, alpha }] of shown.entries()) {
    const isOutside = x < -0.01 || y < -0.01 || x + w > width + 0.01 || y + h > height + 0.01
    const classes = ['view', kind === 'guide' && 'guide', isOpen && 'open', isOutside && 'outside'].filter(Boolean).join(' ')
    svg.append(make('rect', { class: classes, x, y, width: Math.max(w, 0.5), height: Math.max(h, 0.5),
      opacity: alpha },
      make('title', {}, `${shortened(name, 60)}: ${[x, y, w, h].map(short).join(', ')}`)))
    if (text && w > 4 && h > 4) {
      const place = kind === 'button' ? { x: x + w / 2, 'text-anchor': 'middle' } : { x }
      svg.append(make('text', { class: `content ${kind}`, ...place, y: y + baseline, 'font-size': font,
        textLength: kind === 'label' && w < text.length * font * 0.7 ? w : undefined,
        lengthAdjust: 'spacingAndGlyphs' }, shortened(text, Math.max(3, Math.ceil(w / font * 3)))))
      continue
    }
    const letters = Math.floor((w - 6) / 6.2)
    if (h < 13 || letters < 2) continue
    // At the top, or at the bottom where what lies in the view begins at its top.
    const end = x + 4 + 6.2 * Math.min(letters, name.length)
    const isFree = line => !shown.slice(index + 1).some(({ frame: [left, top, across, down] }) =>
      left < end && left + across > x + 4 && top < line + 3 && top + down > line - 11)
    const line = [y + Math.min(h - 4, 12), y + h - 4].find(isFree)
    if (line !== undefined) {
      svg.append(make('text', { 'font-size': 11, x: x + 4, y: line },
        name.length > letters ? `${name.slice(0, letters - 1)}…` : name))
    }
  }
  return svg
}
