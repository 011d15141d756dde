import type { CSSProperties } from 'react';
import { space } from '../../src/ui/theme/scale.ts';

interface TableProps {
  /** The table's accessible name. */
  label: string;
  head: readonly string[];
  /** The cells. Text between backticks is shown as code. */
  rows: readonly (readonly string[])[];
}

const cell: CSSProperties = { verticalAlign: 'top', textAlign: 'start', overflowWrap: 'break-word' };

const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part + at}>{part}</code> : part));

/**
 * A table for documentation pages, because Storybook's MDX does not support Markdown tables. A wide one scrolls on a
 * phone.
 */
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
