import type { CSSProperties } from 'react';
import { space } from '../../src/ui/theme/scale.ts';

interface TableProps {
  /** What the table is about: its accessible name. */
  label: string;
  head: readonly string[];
  /** Words between backticks are code. */
  rows: readonly (readonly string[])[];
}

const cell: CSSProperties = { verticalAlign: 'top', textAlign: 'start', overflowWrap: 'break-word' };

const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part + at}>{part}</code> : part));

/** For pages: Storybook's MDX knows no tables of Markdown. On a phone a wide one scrolls by itself. */
export function Table({ label, head, rows }: TableProps) {
  return (
    <div style={{ overflowX: 'auto', marginBlockEnd: space.xl }}>
      <table aria-label={label}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} style={{ background: 'none' }}>
              {row.map((text, at) => (
                <td key={head[at]} style={cell}>
                  {withCode(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
