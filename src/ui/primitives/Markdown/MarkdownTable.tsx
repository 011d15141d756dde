import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLabels } from '../LabelsProvider/LabelsProvider.tsx';
import { scrollArea, table } from './MarkdownTable.css.ts';
import type { FoundTable } from './tables.ts';
import { words } from './Markdown.words.ts';

export interface MarkdownTableProps extends Pick<FoundTable, 'align' | 'header' | 'rows'> {
  /** Draws the formats of one cell. */
  formatCell: (text: string) => ReactNode;
}

/** A table that scrolls by itself where it is wider than the text around it. */
export const MarkdownTable = ({ align, header, rows, formatCell }: MarkdownTableProps) => (
  <ScrollArea>
    <table className={table}>
      <thead>
        <tr>
          {header.map((cell, i) => (
            <th key={`column-${i}`} scope="col" style={{ textAlign: align[i] }}>
              {formatCell(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={`row-${row}`}>
            {cells.map((cell, i) => (
              <td key={`cell-${i}`} style={{ textAlign: align[i] }}>
                {formatCell(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
);

/** Takes the focus while there is something to scroll, so that the arrow keys can scroll it. */
function ScrollArea({ children }: { children: ReactNode }) {
  const labels = useLabels('Markdown', words);
  const area = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const shown = area.current;
    if (!shown) return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(shown.scrollWidth > shown.clientWidth));
    observer.observe(shown);
    if (shown.firstElementChild) observer.observe(shown.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={area}
      className={scrollArea}
      {...(isScrollable && { tabIndex: 0, role: 'region', 'aria-label': labels.table })}
    >
      {children}
    </div>
  );
}
