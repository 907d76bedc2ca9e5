"""Cuts the faces of the documents from Geist's variable font, which is in the npm package geist.

    python3 cut.py Geist-Variable.ttf .      (needs fonttools)

The weights are those of the website. Figures are the tabular ones, and a character that the
faces lack has a width of its own (unknown in fonts.go).
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

UNKNOWN = 4095
KEPT = [(0x20, 0x7E), (0xA0, 0x24F), (0x300, 0x3FF), (0x2000, 0x206F), (0x20A0, 0x20CF), (0x2100, 0x22FF)]


def tabular(font):
    """Returns the tabular glyph of each figure."""
    gsub, glyphs = font["GSUB"].table, {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    glyphs.update(getattr(table, "ExtSubTable", table).mapping)
    return glyphs


def cut(source, weight):
    font = TTFont(source)
    figures = tabular(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            table.cmap[code] = figures.get(table.cmap[code], table.cmap[code])  # tables share a map
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    font["hmtx"][".notdef"] = (UNKNOWN, font["hmtx"][".notdef"][1])
    font["OS/2"].usWeightClass = weight
    options = subset.Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 13, 14])
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "DSIG", "meta"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for first, last in KEPT for code in range(first, last + 1)])
    cutter.subset(font)
    return font


for name, weight in (("regular", 400), ("bold", 650)):
    cut(sys.argv[1], weight).save(f"{sys.argv[2]}/geist-{name}.ttf")
