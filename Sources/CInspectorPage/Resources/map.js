// The plane of all sizes, with the findings as regions and the present size as a point.

/** Colors and patterns of kinds of findings; patterns tell them apart without color. */
const KINDS = {
  conflict: { name: 'Conflict', pattern: 'M0 0L8 8M8 0L0 8' },
  ambiguity: { name: 'Ambiguous', pattern: 'M3 4h2M4 3v2' },
  overlap: { name: 'Overlap', pattern: 'M4 0V8' },
  outside: { name: 'Outside', pattern: 'M0 8L8 0' },
  clipped: { name: 'Clipped', pattern: 'M0 0L8 8' },
  collapsed: { name: 'Collapsed', pattern: 'M0 4H8' },
};

/** The map of a scene's findings over widths and heights. */
class SizeMap {
  constructor(parent, choose) {
    this.side = 300;
    this.margin = 38;
    this.root = svg('svg', { viewBox: `0 0 ${this.side + 44} ${this.side + 44}`, role: 'img' },
      parent);
    this.legend = document.createElement('ul');
    this.legend.className = 'legend';
    parent.append(this.legend);
    const move = (event) => {
      if (event.buttons === 0 && event.type !== 'pointerdown') return;
      const box = this.root.getBoundingClientRect();
      const unit = this.root.viewBox.baseVal.width / box.width;
      const [x, y] = [(event.clientX - box.left) * unit, (event.clientY - box.top) * unit];
      choose(this.widths[0] + (x - this.margin) / this.scale,
        this.heights[0] + (y - 8) / this.scale, event.type !== 'pointermove');
    };
    this.root.addEventListener('pointerdown', (event) => {
      this.root.setPointerCapture(event.pointerId);
      move(event);
    });
    this.root.addEventListener('pointermove', move);
    this.root.addEventListener('pointerup', (event) => choose(null, null, true, event));
  }

  /** Draws the plane of a scene. */
  build(scene, devices) {
    const { widths, heights, findings, doubts } = scene.data;
    [this.widths, this.heights] = [widths, heights];
    this.scale = this.side / Math.max(widths[1] - widths[0], heights[1] - heights[0]);
    const [right, bottom] = [this.x(widths[1]), this.y(heights[1])];
    this.root.replaceChildren();
    this.root.setAttribute('viewBox', `0 0 ${right + 10} ${bottom + 22}`);
    const definitions = svg('defs', {}, this.root);
    for (const [kind, { pattern }] of Object.entries(KINDS)) {
      const element = svg('pattern', { id: `map-${kind}`, width: 8, height: 8,
        patternUnits: 'userSpaceOnUse' }, definitions);
      svg('path', { d: pattern, class: `pattern ${kind}` }, element);
    }
    svg('rect', { x: this.margin, y: 8, width: right - this.margin, height: bottom - 8,
      class: 'plane' }, this.root);
    const kinds = Object.keys(KINDS).reverse();
    for (const kind of kinds) {
      const parts = findings.filter((finding) => finding.kind === kind)
        .flatMap((finding) => finding.polygons);
      if (parts.length === 0) continue;
      const path = parts.map((polygon) => this.path(polygon)).join('');
      svg('path', { d: path, class: `area ${kind}` }, this.root);
      svg('path', { d: path, fill: `url(#map-${kind})` }, this.root);
    }
    for (const { polygons, text } of doubts) {
      const element = svg('path', { d: polygons.map((polygon) => this.path(polygon)).join(''),
        class: 'doubt' }, this.root);
      svg('title', {}, element).textContent = text;
    }
    for (const [value, x, y, anchor] of [
      [widths[0], this.margin, bottom + 16, 'start'], [widths[1], right, bottom + 16, 'end'],
      [heights[0], this.margin - 5, 19, 'end'], [heights[1], this.margin - 5, bottom, 'end']]) {
      svg('text', { x, y, 'text-anchor': anchor, class: 'axis' }, this.root).textContent =
        points(value);
    }
    svg('text', { x: (this.margin + right) / 2, y: bottom + 16, 'text-anchor': 'middle',
      class: 'axis' }, this.root).textContent = 'width';
    const middle = (8 + bottom) / 2;
    svg('text', { x: 12, y: middle, transform: `rotate(-90 12 ${middle})`, 'text-anchor': 'middle', class: 'axis' },
      this.root).textContent = 'height';
    for (const { name, size: [width, height] } of devices) {
      if (width < widths[0] || width > widths[1] || height < heights[0] || height > heights[1]) {
        continue;
      }
      const dot = svg('circle', { cx: this.x(width), cy: this.y(height), r: 2, class: 'device' },
        this.root);
      svg('title', {}, dot).textContent = name;
    }
    this.lines = [svg('line', { class: 'cross' }, this.root), svg('line', { class: 'cross' }, this.root)];
    this.dot = svg('circle', { r: 6, class: 'here' }, this.root);
    this.legend.replaceChildren();
    for (const kind of kinds.reverse()) {
      const count = findings.filter((finding) => finding.kind === kind).length;
      if (count === 0) continue;
      const entry = document.createElement('li');
      const swatch = svg('svg', { width: 16, height: 12, 'aria-hidden': true }, entry);
      svg('rect', { width: 16, height: 12, class: `area ${kind}` }, swatch);
      svg('rect', { width: 16, height: 12, fill: `url(#map-${kind})` }, swatch);
      entry.append(`${KINDS[kind].name} (${count})`);
      this.legend.append(entry);
    }
    if (this.legend.children.length === 0) {
      this.legend.append(Object.assign(document.createElement('li'),
        { textContent: 'Nothing found at any size.' }));
    }
  }

  x(width) { return this.margin + this.scale * (width - this.widths[0]); }
  y(height) { return 8 + this.scale * (height - this.heights[0]); }

  path(polygon) {
    let path = '';
    for (let i = 0; i < polygon.length; i += 2) {
      path += `${i ? 'L' : 'M'}${points(this.x(polygon[i]))} ${points(this.y(polygon[i + 1]))}`;
    }
    return `${path}Z`;
  }

  /** Marks the present size. */
  mark(width, height) {
    const [x, y] = [points(this.x(width)), points(this.y(height))];
    set(this.dot, 'cx', x);
    set(this.dot, 'cy', y);
    const [across, down] = this.lines;
    for (const [key, value] of Object.entries({ x1: this.margin, x2: x, y1: y, y2: y })) {
      set(across, key, value);
    }
    for (const [key, value] of Object.entries({ x1: x, x2: x, y1: 8, y2: y })) set(down, key, value);
    set(this.root, 'aria-label', `Map of all sizes; present size ${points(width)} by ${points(height)}`);
  }
}
