#include "CInspectorPage.h"

// SwiftPM embeds a file as an array of numbers in Swift, which takes the compiler twenty seconds for these.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char html[] = {
#embed "Resources/page.html" suffix(,)
  0};
static const char style[] = {
#embed "Resources/page.css" suffix(,)
#embed "Resources/canvas.css" prefix('\n',) suffix(,)
  0};

// The parts of the script, in the order in which they use each other.
static const char script[] = {
#embed "Resources/data.js" suffix(,)
#embed "Resources/solve.js" prefix('\n',) suffix(,)
#embed "Resources/drawing.js" prefix('\n',) suffix(,)
#embed "Resources/overlay.js" prefix('\n',) suffix(,)
#embed "Resources/pointer.js" prefix('\n',) suffix(,)
#embed "Resources/map.js" prefix('\n',) suffix(,)
#embed "Resources/panels.js" prefix('\n',) suffix(,)
#embed "Resources/devices.js" prefix('\n',) suffix(,)
#embed "Resources/filmstrip.js" prefix('\n',) suffix(,)
#embed "Resources/board.js" prefix('\n',) suffix(,)
#embed "Resources/viewport.js" prefix('\n',) suffix(,)
#embed "Resources/overview.js" prefix('\n',) suffix(,)
#embed "Resources/direct.js" prefix('\n',) suffix(,)
#embed "Resources/connect.js" prefix('\n',) suffix(,)
#embed "Resources/library.js" prefix('\n',) suffix(,)
#embed "Resources/edit.js" prefix('\n',) suffix(,)
#embed "Resources/notices.js" prefix('\n',) suffix(,)
#embed "Resources/changes.js" prefix('\n',) suffix(,)
#embed "Resources/handles.js" prefix('\n',) suffix(,)
#embed "Resources/steps.js" prefix('\n',) suffix(,)
#embed "Resources/screens.js" prefix('\n',) suffix(,)
#embed "Resources/address.js" prefix('\n',) suffix(,)
#embed "Resources/toolbar.js" prefix('\n',) suffix(,)
#embed "Resources/following.js" prefix('\n',) suffix(,)
#embed "Resources/probe.js" prefix('\n',) suffix(,)
#embed "Resources/pictures.js" prefix('\n',) suffix(,)
#embed "Resources/page.js" prefix('\n',) suffix(,)
  0};

const char *const inspectorPageHTML = html;
const char *const inspectorPageStyle = style;
const char *const inspectorPageScript = script;
