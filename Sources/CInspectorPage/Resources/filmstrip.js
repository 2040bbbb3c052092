// A scene on several devices beside each other.

/** Draws a scene once for each device, with the name of the device and what was found there. */
class Filmstrip {
  /**
   * @param dialog Where the pictures stand.
   * @param choose Shows a device alone.
   */
  constructor(dialog, choose) { [this.dialog, this.choose] = [dialog, choose]; }

  /**
   * Shows the pictures, each when it is there.
   *
   * @param title The name of the scene.
   * @param devices The devices.
   * @param find Returns the scene on a device, or null if it has no views there.
   */
  async open(title, devices, look, find) {
    const list = node('ul', { class: 'film' });
    this.dialog.replaceChildren(node('p', { class: 'buttons' }, node('strong', {}, title), node('button', { type: 'button',
      onclick: () => this.dialog.close() }, 'Close')), list);
    this.dialog.showModal();
    const largest = Math.max(...devices.flatMap(({ size }) => size));
    for (const device of devices) {
      const present = await find(device);
      if (!this.dialog.open) return;
      if (present) list.append(this.picture(present, device, look, 320 / largest));
    }
  }

  picture(present, device, look, scale) {
    present.show(device);
    const [width, height] = present.clamped(0, 0);
    const frame = svg('svg', { viewBox: `0 0 ${points(width)} ${points(height)}`, width: points(width * scale),
      height: points(height * scale), role: 'img', 'aria-label': DeviceChoice.words(device), 'font-family':
      "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif" });
    svg('rect', { class: 'page', width: points(width), height: points(height) }, frame);
    const drawing = new ViewDrawing(svg('g', {}, frame), `film-${device.id}-${device.orientation}-`);
    drawing.draw(present, present.layout(width, height), look);
    const found = present.findings(width, height);
    present.show(null);
    const state = found.length === 0 ? 'nothing found' : `${found.length} finding${found.length === 1 ? '' : 's'}`;
    return node('li', {}, frame, node('button', { type: 'button', class: 'link', onclick: () => {
      this.dialog.close();
      this.choose(device);
    } }, DeviceChoice.words(device)), node('span', { class: found.length === 0 ? 'note' : 'warning' }, state));
  }
}
