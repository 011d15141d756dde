import { type CSSProperties, useId, useState } from 'react';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text/Text.tsx';
import { vars } from '../../../src/ui/theme/contract.css.ts';
import { contrast } from '../../../src/ui/theme/contrast.ts';
import { dark, light, type Palette } from '../../../src/ui/theme/palettes.ts';
import { radius, space } from '../../../src/ui/theme/scale.ts';
import { type Mode, type Token, tokens, variableOf } from '../../../src/ui/theme/tokens.ts';
import { CopyButton } from './CopyButton.tsx';
import { colours } from './meanings.ts';
import { pairs } from './pairs.ts';
import { ratioText } from '../ratioText.ts';

const palettes: Readonly<Record<Mode, Palette>> = { light, dark };
const meanings = new Map<string, string>(colours);

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  alignItems: 'center',
  columnGap: space.md,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
};
const swatch: CSSProperties = {
  flexShrink: 0,
  width: space.lg,
  height: space.lg,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.sm,
};

/** The least contrast of a text colour over all grounds on which it is read: '5.2 : 1 on sunken'. */
function leastContrast(name: string, mode: Mode) {
  const palette = palettes[mode];
  const [least] = pairs
    .filter(({ fore }) => fore === name)
    .map(({ fore, on }) => ({ on, ratio: contrast(palette[fore], palette[on]) }))
    .toSorted((a, b) => a.ratio - b.ratio);
  // Rounded down, so that no colour looks readable that is not.
  return least && `${ratioText(least.ratio)} on ${least.on}`;
}

const look = ({ type, css }: Token, mode: Mode): CSSProperties | undefined =>
  type === 'color'
    ? { ...swatch, background: css[mode] }
    : type === 'shadow'
      ? { ...swatch, background: palettes[mode].surface, boxShadow: css[mode] }
      : undefined;

interface TokenListProps {
  /** The list's accessible name. */
  label: string;
  /** The groups of tokens that it shows. */
  groups: readonly string[];
}

/** Every token of some groups: its name copies the CSS variable, and each value itself. */
export function TokenList({ label, groups }: TokenListProps) {
  const [notice, setNotice] = useState('');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text id={id} strong>
        {label}
      </Text>
      {/* In sight, because the button that was pressed may be far from what was copied. */}
      <div
        role="status"
        style={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          minHeight: space.lg,
          background: vars.color.paper,
        }}
      >
        <Text size="small" tone="muted">
          {notice}
        </Text>
      </div>
      <ul>
        {tokens
          .filter(({ path: [group = ''] }) => groups.includes(group))
          .map((token) => (
            <Row key={variableOf(token)} token={token} onCopy={setNotice} />
          ))}
      </ul>
    </section>
  );
}

function Row({ token, onCopy }: { token: Token; onCopy: (notice: string) => void }) {
  const [group = '', name = ''] = token.path;
  const modes: readonly Mode[] = token.css.light === token.css.dark ? ['light'] : ['light', 'dark'];
  const isRead = group === 'color' && leastContrast(name, 'light') !== undefined;
  return (
    <li style={row}>
      <div>
        <CopyButton text={`var(${variableOf(token)})`} shown={token.path.join('.')} onCopy={onCopy}>
          <Text size="small" strong>
            {token.path.join('.')}
          </Text>
        </CopyButton>
        {group === 'color' && (
          <div style={{ paddingInline: space.xs }}>
            <Text size="caption" tone="muted">
              {meanings.get(name)}
            </Text>
          </div>
        )}
      </div>
      {modes.map((mode) => (
        <Stack key={mode} gap="none">
          <CopyButton text={token.css[mode]} onCopy={onCopy}>
            {look(token, mode) && <span style={look(token, mode)} />}
            <Text size="small">{token.css[mode]}</Text>
          </CopyButton>
          <div style={{ paddingInline: space.xs }}>
            <Text size="caption" tone="muted" numeric>
              {modes.length === 2 && (mode === 'light' ? 'Light' : 'Dark')}
              {isRead && `, ${leastContrast(name, mode) ?? ''}`}
            </Text>
          </div>
        </Stack>
      ))}
    </li>
  );
}
