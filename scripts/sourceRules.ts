import { parseSync, Visitor } from 'vite';

/** A module that only passes on what others export, or is named like one. */
export function isBarrel(file: string, source: string) {
  if (/(^|\/)index\.tsx?$/.test(file)) return true;
  const { body } = parseSync(file, source).program;
  return (
    body.length > 0 &&
    body.every(
      (node) =>
        node.type === 'ExportAllDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && node.source !== null && node.exportKind === 'value'),
    )
  );
}

const colour =
  /(?<![\w/&-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

/** Colours written out in strings and templates. Comments do not count, nor what a picture is made of. */
export function rawColours(file: string, source: string) {
  const found: string[] = [];
  const check = (text: string) => {
    const [match] = (!text.startsWith('<svg') && colour.exec(text)) || [];
    if (match)
      found.push(`${file}: ${match}… in '${text.trim()}'. Take a colour of the theme (\`vars.color\`).`);
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') check(node.value);
    },
    TemplateElement: (node) => check(node.value.raw),
  }).visit(parseSync(file, source).program);
  return found;
}
