import { useState } from 'react';
import { Heading } from '../../src/ui/primitives/Heading/Heading.tsx';
import { Markdown } from '../../src/ui/primitives/Markdown/Markdown.tsx';
import { Stack } from '../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../src/ui/primitives/Text/Text.tsx';
import { TextField } from '../../src/ui/primitives/TextField/TextField.tsx';
import { vars } from '../../src/ui/theme/contract.css.ts';
import { space } from '../../src/ui/theme/scale.ts';
import { CatalogueLink } from './CatalogueLink.tsx';
import type { Row, Section } from './requirementIndex.ts';

interface RequirementListProps {
  sections: readonly Section[];
}

/** All requirements, each with its text and the stories that show it. They can be searched by id or word. */
export function RequirementList({ sections }: RequirementListProps) {
  const [wanted, setWanted] = useState('');
  const word = wanted.trim().toLowerCase();
  const matches = ({ id, text }: Row) => id.toLowerCase() === word || text.toLowerCase().includes(word);
  const found = sections
    .map(({ name, rows }) => ({ name, rows: rows.filter(matches) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);

  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <TextField name="requirement" label="Find by id or word" value={wanted} onChange={setWanted} />
        <div role="status">
          <Text size="small" tone="muted" numeric>
            {count === 1 ? '1 requirement' : `${count} requirements`}
          </Text>
        </div>
      </Stack>
      {found.map(({ name, rows }) => (
        <Stack key={name} gap="sm">
          <Heading level={2} size="heading">
            {name}
          </Heading>
          <ul>
            {rows.map((row) => (
              <Requirement key={row.id} {...row} />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

function Requirement({ id, text, stories }: Row) {
  return (
    <li style={{ padding: `${space.md} 0`, borderBlockStart: `1px solid ${vars.color.line}` }}>
      <Stack gap="xs">
        <Text strong numeric>
          {id}
        </Text>
        <Markdown text={text} />
        {stories.length === 0 ? (
          <Text size="small" tone="muted">
            No story: tests prove it.
          </Text>
        ) : (
          <details>
            <summary style={{ paddingBlock: space.sm, cursor: 'pointer' }}>
              <Text as="span" size="small">
                {stories.length === 1 ? `1 story shows ${id}` : `${stories.length} stories show ${id}`}
              </Text>
            </summary>
            <ul>
              {stories.map((story) => (
                <li key={story.id}>
                  <CatalogueLink to={`/story/${story.id}`}>{story.name}</CatalogueLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </li>
  );
}
