"""Changes of documents, as hands, editors, merges and broken discs make them.

`KINDS` are single changes of well-formed text, each a function of the text and a source of random numbers that
returns the new text, or None where the text has no such place. `FAULTS` are made several at once and may leave
anything, `BREAKS` leave what is no XML.
"""
import re

TAG = re.compile(r"<([A-Za-z]+)((?:\s+[\w:]+=\"[^\"<]*\")*)\s*(/?)>")
ATTRIBUTE = re.compile(r"([\w:]+)=\"([^\"<]*)\"")
EXTREMES = ["nan", "inf", "0x10", "1e300", "-1e300", "1e-320", "1e12", "2000000", "", "1,5", "9" * 400]
SIDES = ["leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
         "firstBaseline", "leadingMargin", "topMargin"]
GEOMETRY = {"x", "y", "width", "height", "constant", "multiplier", "priority", "spacing", "pointSize", "top",
            "left", "bottom", "right", "rowHeight", "horizontalHuggingPriority", "verticalHuggingPriority",
            "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
            "preferredMaxLayoutWidth", "minX", "minY", "maxX", "maxY", "minimumLineSpacing"}


class Element:
    def __init__(self, match):
        self.name = match.group(1)
        self.start, self.end = match.span()
        self.attributes = {a.group(1): (a.group(2), match.start(2) + a.start(2), match.start(2) + a.end(2),
                                        match.start(2) + a.start(), match.start(2) + a.end())
                           for a in ATTRIBUTE.finditer(match.group(2))}
        self.closed = match.group(3) == "/"


def elements(text):
    return [Element(match) for match in TAG.finditer(text)]


def put(text, spot, value):
    return text[:spot[1]] + value + text[spot[2]:]


def choose(found, random):
    return random.choice(found) if found else None


def numbers(text, names=GEOMETRY):
    return [(e, n, a) for e in elements(text) for n, a in e.attributes.items()
            if n in names and re.fullmatch(r"-?[\d.]+", a[0])]


def extreme_number(text, random):
    spot = choose(numbers(text), random)
    return spot and put(text, spot[2], random.choice(EXTREMES))


def other_number(text, random):
    spot = choose(numbers(text), random)
    value = random.choice(["0", "-1", "1", "8", "40", "999", "1000", "-20", "3000"])
    return spot and put(text, spot[2], value)


def changed(element, attribute, values):
    def change(text, random):
        spots = [e.attributes[attribute] for e in elements(text)
                 if (element is None or e.name == element) and attribute in e.attributes]
        spot = choose(spots, random)
        if not spot:
            return None
        value = random.choice([v for v in (values(text) if callable(values) else values) if v != spot[0]] or [""])
        return put(text, spot, value)
    return change


def ids(kinds):
    return lambda text: [e.attributes["id"][0] for e in elements(text)
                         if "id" in e.attributes and (kinds is None or kinds(e.name))] or ["gone"]


def is_item(name):
    return name not in ("constraint", "outlet", "action", "segue", "placeholder", "device", "adaptation")


def without_attribute(text, random):
    spots = [a for e in elements(text) for n, a in e.attributes.items() if n not in ("id", "version", "type")]
    spot = choose(spots, random)
    return spot and text[:spot[3]].rstrip() + text[spot[4]:]


def without_element(names):
    def change(text, random):
        e = choose([e for e in elements(text) if e.closed and e.name in names], random)
        return e and text[:e.start] + text[e.end:]
    return change


def twice(names):
    def change(text, random):
        e = choose([e for e in elements(text) if e.closed and e.name in names], random)
        return e and text[:e.end] + text[e.start:e.end] + text[e.end:]
    return change


def flag(name, value):
    def change(text, random):
        views = [e for e in elements(text) if "id" in e.attributes and is_item(e.name)
                 and ("contentMode" in e.attributes or e.name.endswith("View") or e.name in ("label", "button"))]
        e = choose([e for e in views if name not in e.attributes], random)
        return e and text[:e.start + 1 + len(e.name)] + f' {name}="{value}"' + text[e.start + 1 + len(e.name):]
    return change


def no_flag(name):
    def change(text, random):
        spot = choose([e.attributes[name] for e in elements(text) if name in e.attributes], random)
        return spot and text[:spot[3]].rstrip() + text[spot[4]:]
    return change


KINDS = {
    "extreme number": extreme_number,
    "other number": other_number,
    "item of a constraint": changed("constraint", "firstItem", ids(is_item)),
    "second item of a constraint": changed("constraint", "secondItem", ids(is_item)),
    "attribute of a constraint": changed("constraint", "firstAttribute", SIDES),
    "second attribute of a constraint": changed("constraint", "secondAttribute", SIDES),
    "relation": changed("constraint", "relation", ["equal", "lessThanOrEqual", "greaterThanOrEqual", "atLeast"]),
    "id": changed(None, "id", ids(None)),
    "destination": changed(None, "destination", ids(None)),
    "attribute removed": without_attribute,
    "constraint removed": without_element({"constraint"}),
    "constraint twice": twice({"constraint"}),
    "outlet twice": twice({"outlet", "segue", "action"}),
    "frame removed": without_element({"rect"}),
    "font removed": without_element({"fontDescription"}),
    "guide removed": without_element({"viewLayoutGuide", "layoutGuide"}),
    "hidden": flag("hidden", "YES"),
    "fixed frame": flag("fixedFrame", "YES"),
    "mask translated": no_flag("translatesAutoresizingMaskIntoConstraints"),
    "placeholder": changed("constraint", "placeholder", ["YES", "maybe"]),
    "custom class": flag("customClass", "SomeView"),
    "axis": changed("stackView", "axis", ["vertical", "diagonal"]),
    "distribution": changed("stackView", "distribution", ["fillEqually", "equalSpacing", "fillproportionally"]),
    "key": changed(None, "key", ["frame", "view", "other", "contentView"]),
    "device": changed("device", "id", ["retina4_7", "ipad9_7", "retina99"]),
}


def change_number(text, random):
    numbers = list(re.finditer(r'"-?\d+(\.\d+)?"', text))
    if not numbers:
        return text
    spot = random.choice(numbers)
    value = random.choice(["0", "-1", "1e300", "nan", "-inf", "1000000", "0.0001", "", "9" * 400, "٣"])
    return text[:spot.start()] + f'"{value}"' + text[spot.end():]


def remove_line(text, random):
    lines = text.split("\n")
    # An element without content, so that the rest is still XML.
    whole = [index for index, line in enumerate(lines) if line.endswith("/>")]
    if whole:
        del lines[random.choice(whole)]
    return "\n".join(lines)


def repeat_line(text, random):
    lines = text.split("\n")
    whole = [index for index, line in enumerate(lines) if line.endswith("/>")] or [0]
    spot = random.choice(whole)
    return "\n".join(lines[:spot] + [lines[spot]] * random.choice([2, 50]) + lines[spot + 1:])


def swap_ids(text, random):
    ids = re.findall(r' id="([^"]+)"', text)
    if len(ids) < 2:
        return text
    one, other = random.sample(ids, 2)
    return text.replace(f'"{one}"', f'"{other}"', random.choice([1, -1]))


def drop_attribute(text, random):
    found = list(re.finditer(r' [A-Za-z]+="[^"]*"', text))
    spot = random.choice(found) if found else None
    return text[:spot.start()] + text[spot.end():] if spot else text


def cut(text, random):
    return text[:random.randrange(len(text))]


def spoil_letters(text, random):
    spot = random.randrange(len(text))
    return text[:spot] + random.choice(["<", ">", "&", "\0", "\u2028", "]]>", '"']) + text[spot + 1:]


FAULTS = [change_number, remove_line, repeat_line, swap_ids, drop_attribute]
BREAKS = [cut, spoil_letters]


def damaged(text, random, broken=False):
    for _ in range(random.choice([1, 1, 2, 5, 20])):
        text = random.choice(FAULTS)(text, random)
    return random.choice(BREAKS)(text, random) if broken else text
