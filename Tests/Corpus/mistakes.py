"""Mistakes as people make them in Interface Builder, in code review and in merges.

`MISTAKES` are functions of a `Document` and a source of random numbers. Each returns a `Mistake`, or None where the
document has no such place. A mistake is made in one place, and names the objects that a finding about it may refer to.
"""
import collections
import re

from mutations import ATTRIBUTE

TAG = re.compile(r"<(/?)([A-Za-z]+)((?:\s+[\w:]+=\"[^\"<]*\")*)\s*(/?)>")
VIEWS = {"view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper", "scrollView",
         "segmentedControl", "stackView", "progressView", "activityIndicatorView", "tableView", "collectionView",
         "searchBar", "pageControl", "datePicker", "pickerView", "containerView", "visualEffectView"}
TEXTS = {"label", "button"}
EDGES = {"leading", "trailing", "left", "right", "top", "bottom"}
OPPOSITE = {"leading": "trailing", "trailing": "leading", "left": "right", "right": "left", "top": "bottom",
            "bottom": "top"}

Mistake = collections.namedtuple("Mistake", "text ids shows")
# When the mistake is one: where a frame or a text differs after layout, where a saved frame is not what layout gives,
# or in any case.
LAYOUT, SAVED, ALWAYS = "layout", "saved", "always"


class Element:
    def __init__(self, name, start, parent, attributes):
        self.name, self.start, self.parent, self.children = name, start, parent, []
        self.attributes = attributes  # name: (value, start, end)
        self.end = self.start

    def __getitem__(self, name):
        return self.attributes.get(name, (None,))[0]

    def child(self, name, key=None):
        return next((c for c in self.children if c.name == name and (key is None or c["key"] == key)), None)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()


class Document:
    def __init__(self, text):
        self.text = text
        self.root = Element("", 0, None, {})
        open_elements = [self.root]
        for match in TAG.finditer(text):
            if match.group(1):
                open_elements.pop().end = match.end()
                continue
            attributes = {a.group(1): (a.group(2), match.start(3) + a.start(2), match.start(3) + a.end(2))
                          for a in ATTRIBUTE.finditer(match.group(3))}
            element = Element(match.group(2), match.start(), open_elements[-1], attributes)
            element.end = element.opening = match.end()
            open_elements[-1].children.append(element)
            if not match.group(4):
                open_elements.append(element)
        self.all = list(self.root.walk())
        self.constraints = [e for e in self.all if e.name == "constraint" and e["firstAttribute"] and e["id"]]
        self.views = {e["id"]: e for e in self.all if e["id"] and e.child("rect", "frame")}
        self.guides = {e["id"]: owner for owner in self.views.values() for e in owner.children
                       if e.name in ("viewLayoutGuide", "layoutGuide")}
        self.constrained = collections.Counter(i for c in self.constraints for i in self.items(c))

    def items(self, constraint):
        """The ids of both items; the second is None for a size."""
        first = constraint["firstItem"] or (constraint.parent.parent["id"] if constraint.parent else None)
        return [first] + ([constraint["secondItem"]] if constraint["secondItem"] else [])

    def lasting(self):
        """Constraints that no code changes and that every size class has."""
        code = {e["destination"] for e in self.all if e.name == "outlet"}
        code |= {e["reference"] for e in self.all if e.name in ("exclude", "include")}
        return [c for c in self.constraints if not c.children and c["id"] not in code and c["placeholder"] != "YES"
                and "installed" not in c.attributes]

    def superview(self, view):
        up = view.parent
        return up.parent if up is not None and up.name == "subviews" else None

    def put(self, element, name, value):
        if name in element.attributes:
            _, start, end = element.attributes[name]
            return self.text[:start] + value + self.text[end:]
        spot = element.start + 1 + len(element.name)
        return self.text[:spot] + f' {name}="{value}"' + self.text[spot:]

    def drop(self, element, name):
        _, start, end = element.attributes[name]
        return self.text[:start - len(name) - 3] + self.text[end + 1:]

    def without(self, element):
        return self.text[:element.start] + self.text[element.end:]

    def after(self, element, new):
        return self.text[:element.end] + new + self.text[element.end:]

    def added(self, holder, attributes):
        """The text with a constraint more on a view."""
        new = "<constraint " + " ".join(f'{n}="{v}"' for n, v in attributes.items() if v is not None) + "/>"
        held = holder.child("constraints")
        if held is not None and held.end > held.opening:
            return self.text[:held.opening] + new + self.text[held.opening:]
        after = holder.child("subviews") or holder.child("rect", "frame")
        return self.after(after, f"<constraints>{new}</constraints>")


def number(text, default=0.0):
    try:
        return float(text)
    except (TypeError, ValueError):
        return default


def pick(found, chance):
    return chance.choice(found) if found else None


def change(document, constraint, name, value, shows=LAYOUT):
    return Mistake(document.put(constraint, name, value), document.items(constraint) + [constraint["id"]], shows)


def required(c):
    return c["priority"] in (None, "1000")


def constant(document, chance):
    """A digit too many: 16 becomes 160."""
    c = pick([c for c in document.lasting() if 4 <= abs(number(c["constant"])) <= 99 and required(c)], chance)
    return c and change(document, c, "constant", f"{number(c['constant']) * 10:g}")


def sign(document, chance):
    """The distance to an edge has the wrong sign."""
    c = pick([c for c in document.lasting() if abs(number(c["constant"])) >= 4 and c["secondItem"]
              and c["firstAttribute"] in EDGES], chance)
    return c and change(document, c, "constant", f"{-number(c['constant']):g}")


def multiplier(document, chance):
    """A multiplier ten times too large, or turned over."""
    c = pick([c for c in document.lasting() if c["secondItem"] and required(c)
              and (c["multiplier"] or c["firstAttribute"] in ("width", "height"))], chance)
    if not c:
        return None
    turned = re.fullmatch(r"([\d.]+):([\d.]+)", c["multiplier"] or "")
    value = f"{turned[2]}:{turned[1]}" if turned else f"{number(c['multiplier'], 1) * 10:g}"
    return change(document, c, "multiplier", value)


def priority(document, chance):
    """A required constraint gets a priority that everything outdoes."""
    c = pick([c for c in document.lasting() if required(c)], chance)
    return c and change(document, c, "priority", chance.choice(["1", "50", "250"]))


def deletion(document, chance):
    c = pick([c for c in document.lasting() if required(c)], chance)
    return c and Mistake(document.without(c), document.items(c), LAYOUT)


def second_value(document, chance):
    """The same constraint once more, with another constant."""
    c = pick([c for c in document.lasting() if required(c) and c["relation"] is None], chance)
    if not c:
        return None
    text = document.text[c.start:c.end]
    other = f"{number(c['constant']) + chance.choice([8, 20, 44, -12]):g}"
    text = text.replace(f' id="{c["id"]}"', ' id="dup-li-cat"')
    text = text.replace(f' constant="{c["constant"]}"', "") if c["constant"] else text
    return Mistake(document.after(c, text.replace("<constraint ", f'<constraint constant="{other}" ', 1)),
                   document.items(c) + [c["id"], "dup-li-cat"], ALWAYS)


def shifted(inside):
    def move(document, chance):
        """A view is dragged or resized on the canvas, and the frames are not updated."""
        views = [v for v in document.views.values() if v["translatesAutoresizingMaskIntoConstraints"] == "NO"
                 and v["misplaced"] != "YES" and v["ambiguous"] != "YES" and v["hidden"] != "YES"
                 and document.superview(v) is not None
                 and (document.superview(v).name == "stackView") == inside]
        v = pick(views, chance)
        if not v:
            return None
        frame = v.child("rect", "frame")
        name = chance.choice(["x", "y", "width", "height"])
        value = number(frame[name]) + chance.choice([10, 24, 60, -15])
        return Mistake(document.put(frame, name, f"{max(value, 0):g}"), [v["id"], document.superview(v)["id"]], SAVED)
    return move


GERMAN = ["Benachrichtigungseinstellungen verwalten", "Geschwindigkeitsbegrenzung überschritten",
          "Bitte bestätigen Sie Ihre E-Mail-Adresse", "Datenschutzerklärung und Nutzungsbedingungen akzeptieren"]


def german(document, chance):
    """A text is replaced by a long translation."""
    v = pick([v for v in document.views.values() if v.name in TEXTS and v["hidden"] != "YES"
              and (v["text"] or any(s["title"] for s in v.children if s.name == "state"))], chance)
    if not v:
        return None
    spot = v if v["text"] else next(s for s in v.children if s.name == "state" and s["title"])
    name = "text" if v["text"] else "title"
    return Mistake(document.put(spot, name, chance.choice(GERMAN)), [v["id"]], LAYOUT)


def wrong_guide(document, chance):
    """The view where its guide is meant, or the scroll view's other guide."""
    found = []
    for c in document.lasting():
        for name in ("firstItem", "secondItem"):
            owner = document.guides.get(c[name])
            if owner is None:
                continue
            others = [i for i, o in document.guides.items() if o is owner and i != c[name]]
            found.append((c, name, others[0] if others else owner["id"]))
    spot = pick(found, chance)
    if not spot:
        return None
    c, name, other = spot
    return change(document, c, name, other)


def scroll_size(document, chance):
    """The content of a scroll view is not pinned to its bottom or trailing edge."""
    scrolls = {v["id"] for v in document.views.values() if v.name == "scrollView"}
    scrolls |= {i for i, o in document.guides.items() if o["id"] in scrolls}
    c = pick([c for c in document.lasting() if required(c) and len(document.items(c)) == 2
              and any(i in scrolls and a in ("bottom", "trailing") for i, a in
                      zip(document.items(c), (c["firstAttribute"], c["secondAttribute"])))
              and scroll_end(document, c, scrolls)], chance)
    return c and Mistake(document.without(c), document.items(c) +
                         [document.guides[i]["id"] for i in document.items(c) if i in document.guides], LAYOUT)


def scroll_end(document, c, scrolls):
    """Whether the other item lies in the scroll view."""
    ends = [document.guides.get(i, document.views.get(i)) for i in document.items(c)]
    if None in ends:
        return False
    for scroll, inner in (ends, ends[::-1]):
        if scroll["id"] in scrolls and document.superview(inner) is scroll:
            return True
    return False


def too_wide(document, chance):
    """A fixed width that a small phone does not have."""
    screen = {"320"} | {f"{w}" for w in (375, 390, 393, 402, 414, 428, 430, 600)}
    roots = [v for v in document.views.values() if v["key"] == "view" and v.parent.name == "viewController"
             and v.child("rect", "frame")["width"] in screen]
    views = [v for r in roots for v in (r.child("subviews").children if r.child("subviews") else [])
             if v.name in VIEWS and v["id"] in document.views
             and v["translatesAutoresizingMaskIntoConstraints"] == "NO"]
    v = pick(views, chance)
    return v and Mistake(document.added(v, {"firstAttribute": "width", "constant": "360", "id": "wid-mi-sta"}),
                         [v["id"], "wid-mi-sta", document.superview(v)["id"]], LAYOUT)


def fixed_height(document, chance):
    """A label or a stack of views gets a height that is too small for it."""
    v = pick([v for v in document.views.values() if v.name in ("label", "stackView", "button", "textView")
              and v["translatesAutoresizingMaskIntoConstraints"] == "NO" and v["hidden"] != "YES"
              and number(v.child("rect", "frame")["height"]) > 15], chance)
    if not v:
        return None
    height = number(v.child("rect", "frame")["height"])
    return Mistake(document.added(v, {"firstAttribute": "height", "constant": f"{height * 0.4:.0f}",
                                      "id": "hei-mi-sta"}), [v["id"], "hei-mi-sta"], LAYOUT)


def relation(document, chance):
    """Equal becomes an inequality, in either direction."""
    c = pick([c for c in document.lasting() if required(c) and c["relation"] is None], chance)
    return c and change(document, c, "relation", chance.choice(["greaterThanOrEqual", "lessThanOrEqual"]))


def swapped_items(document, chance):
    """First and second item are exchanged, and nothing else."""
    c = pick([c for c in document.lasting() if c["firstItem"] and c["secondItem"]
              and (c["firstAttribute"] != c["secondAttribute"] or number(c["constant"]))], chance)
    if not c:
        return None
    text = document.text[c.start:c.end]
    one, other = f'firstItem="{c["firstItem"]}"', f'secondItem="{c["secondItem"]}"'
    text = text.replace(one, f'firstItem="{c["secondItem"]}"').replace(other, f'secondItem="{c["firstItem"]}"')
    return Mistake(document.text[:c.start] + text + document.text[c.end:], document.items(c) + [c["id"]], LAYOUT)


def centre_and_pins(document, chance):
    """A view that is pinned to both edges is also centered, with an offset."""
    ties = collections.defaultdict(set)
    for c in document.lasting():
        if required(c) and c["relation"] is None and c["secondItem"]:
            ties[c["firstItem"]].add(c["firstAttribute"])
            ties[c["secondItem"]].add(c["secondAttribute"])
    views = [v for v in document.views.values() if v.name in VIEWS and document.superview(v) is not None
             and document.superview(v).name not in ("stackView", "scrollView")
             and ({"leading", "trailing"} <= ties[v["id"]] or {"top", "bottom"} <= ties[v["id"]])]
    v = pick(views, chance)
    if not v:
        return None
    centre = "centerX" if {"leading", "trailing"} <= ties[v["id"]] else "centerY"
    up = document.superview(v)
    return Mistake(document.added(up, {"firstItem": v["id"], "firstAttribute": centre, "secondItem": up["id"],
                                       "secondAttribute": centre, "constant": "12", "id": "cen-mi-sta"}),
                   [v["id"], up["id"], "cen-mi-sta"], LAYOUT)


def duplicated_id(document, chance):
    """A view is copied as text, with its id."""
    v = pick([v for v in document.views.values() if v.name in VIEWS and document.superview(v) is not None], chance)
    return v and Mistake(document.after(v, document.text[v.start:v.end]), [v["id"]], ALWAYS)


def outlet_target(document, chance):
    """The destination of an outlet or a segue is gone."""
    e = pick([e for e in document.all if e.name in ("outlet", "segue", "action") and e["destination"]], chance)
    owner = e.parent.parent["id"] if e is not None and e.parent and e.parent.parent else None
    return e and Mistake(document.put(e, "destination", "gon-eX-xxx"), [e["id"], owner, "gon-eX-xxx"], ALWAYS)


def view_gone(document, chance):
    """A view is deleted as text, and its constraints stay."""
    v = pick([v for v in document.views.values() if v.name in VIEWS and document.superview(v) is not None
              and document.constrained[v["id"]] and document.superview(v)["id"]], chance)
    if not v:
        return None
    inside = {e["id"] for e in v.walk()}
    if not any(i in inside for c in document.constraints if not v.start <= c.start < v.end
               for i in document.items(c)):
        return None
    ids = [c["id"] for c in document.constraints if inside & set(document.items(c))]
    return Mistake(document.without(v), ids + [v["id"], document.superview(v)["id"]], ALWAYS)


def mask_kept(document, chance):
    """A view with constraints follows its autoresizing mask, too."""
    v = pick([v for v in document.views.values() if v["translatesAutoresizingMaskIntoConstraints"] == "NO"
              and document.constrained[v["id"]] and v.child("autoresizingMask") is None
              and document.superview(v) is not None and document.superview(v).name != "stackView"], chance)
    return v and Mistake(document.drop(v, "translatesAutoresizingMaskIntoConstraints"), [v["id"]], LAYOUT)


def wrong_edge(document, chance):
    """One end of a constraint is attached to the opposite edge."""
    c = pick([c for c in document.lasting() if required(c) and c["secondItem"] and c["firstAttribute"] in EDGES
              and c["firstAttribute"] == c["secondAttribute"]], chance)
    if not c:
        return None
    name = chance.choice(["firstAttribute", "secondAttribute"])
    return change(document, c, name, OPPOSITE[c[name]])


def other_scene(document, chance):
    """A constraint refers to a view that its owner does not contain."""
    found = []
    for c in document.lasting():
        if c["secondItem"] in document.views and c.parent.parent is not None:
            inside = {e["id"] for e in c.parent.parent.walk()}
            others = [i for i, v in document.views.items() if i not in inside and v.name in VIEWS]
            if others:
                found.append((c, others))
    spot = pick(found, chance)
    if not spot:
        return None
    c, others = spot
    other = chance.choice(others)
    mistake = change(document, c, "secondItem", other, ALWAYS)
    return mistake._replace(ids=mistake.ids + [other])


def uninstalled(document, chance):
    """'Installed' is not selected."""
    c = pick([c for c in document.lasting() if required(c)
              and c.parent.parent.child("variation", "default") is None], chance)
    if not c:
        return None
    mask = f'<variation key="default"><mask key="constraints"><exclude reference="{c["id"]}"/></mask></variation>'
    return Mistake(document.after(c.parent, mask), document.items(c) + [c["id"]], LAYOUT)


def twice(document, chance):
    """The same constraint twice, as after a merge."""
    c = pick([c for c in document.lasting() if required(c)], chance)
    return c and Mistake(document.after(c, document.text[c.start:c.end].replace(
        f' id="{c["id"]}"', ' id="dup-li-cat"')), document.items(c) + [c["id"], "dup-li-cat"], ALWAYS)


def other_owner(document, chance):
    """A constraint is moved to a view that does not contain its items, as by cut and paste."""
    c = pick([c for c in document.lasting() if c["secondItem"] in document.views
              and c["firstItem"] in document.views], chance)
    if not c:
        return None
    inner = document.views[c["firstItem"]]
    other = document.views[c["secondItem"]]
    if any(e is other for e in inner.walk()):
        return None
    text = document.text[c.start:c.end]
    if inner.start > c.start:
        return None
    moved = Document(document.without(c))
    holder = moved.views[c["firstItem"]]
    attributes = dict(a.groups() for a in ATTRIBUTE.finditer(text))
    return Mistake(moved.added(holder, attributes), document.items(c) + [c["id"]], ALWAYS)


MISTAKES = {
    "constant with a digit too many": constant,
    "wrong sign": sign,
    "multiplier": multiplier,
    "priority too low": priority,
    "constraint deleted": deletion,
    "constraint uninstalled": uninstalled,
    "second constraint, other value": second_value,
    "constraint twice": twice,
    "view moved": shifted(False),
    "arranged view moved": shifted(True),
    "German text": german,
    "wrong guide": wrong_guide,
    "no scrollable size": scroll_size,
    "too wide for a small phone": too_wide,
    "fixed height": fixed_height,
    "wrong relation": relation,
    "items exchanged": swapped_items,
    "centre and both edges": centre_and_pins,
    "opposite edge": wrong_edge,
    "id twice": duplicated_id,
    "outlet without target": outlet_target,
    "view deleted as text": view_gone,
    "view of another scene": other_scene,
    "constraint in the wrong view": other_owner,
    "mask kept": mask_kept,
}
