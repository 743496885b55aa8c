const WIDTH = 120;

/** JSON to read: whatever fits on a line is on one. */
export function showJson(value: unknown, indent = ''): string {
  const plain = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'object' || value === null || indent.length + plain.length <= WIDTH) return spaced(value, plain);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => deeper + showJson(item, deeper))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${showJson(item, deeper)}`);
  return `${isList ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${isList ? ']' : '}'}`;
}

function spaced(value: unknown, plain: string): string {
  if (typeof value !== 'object' || value === null) return plain;
  if (Array.isArray(value)) return `[${value.map((item) => spaced(item, JSON.stringify(item) ?? 'null')).join(', ')}]`;
  const said = Object.entries(value).filter(([, item]) => item !== undefined);
  const parts = said.map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item, JSON.stringify(item) ?? 'null')}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
