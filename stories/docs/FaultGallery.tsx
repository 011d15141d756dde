import { Heading } from '../../src/ui/primitives/Heading/Heading.tsx';
import { Stack } from '../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../src/ui/primitives/Text/Text.tsx';
import { vars } from '../../src/ui/theme/contract.css.ts';
import { layoutSize, space } from '../../src/ui/theme/scale.ts';
import { CatalogueLink } from './CatalogueLink.tsx';
import type { Message, MessageStory } from './shownMessages.ts';

interface FaultGalleryProps {
  messages: readonly Message[];
  showings: readonly MessageStory[];
}

const sections: readonly (readonly [title: string, belongs: RegExp])[] = [
  ['Toasts', /^toasts\./],
  ['Sentences of ours, where a backend says it badly or not at all', /^errorMessages\./],
  ['A code from a mail, before a new password', /^mailedCode\./],
  ['Links of mails that belong elsewhere', /^foreignLinks\./],
  ['In place of a part of the app that failed', /^crashMessages\./],
  ['Words in their place', /^\w+$/],
  ['Calls', /^voiceErrors\./],
];

/** Every message about a success or a failure, beside links to the stories that show it. */
export function FaultGallery({ messages, showings }: FaultGalleryProps) {
  return (
    <Stack gap="xl">
      {sections.map(([title, belongs]) => (
        <Stack key={title} gap="sm">
          <Heading level={2} size="heading">
            {title}
          </Heading>
          <ul>
            {messages
              .filter(({ name }) => belongs.test(name))
              .map((message) => (
                <Entry
                  key={message.name}
                  {...message}
                  showings={showings.filter((showing) => showing.message === message.name)}
                />
              ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${layoutSize.sidebarWide}, 100%), 1fr))`,
  gap: `${space.xs} ${space.xl}`,
  padding: `${space.md} 0`,
  borderBlockStart: `1px solid ${vars.color.line}`,
} as const;

function Entry({ name, words: [first, ...rest], showings }: Message & Pick<FaultGalleryProps, 'showings'>) {
  return (
    <li style={line}>
      <Stack gap="xs">
        <Text strong>{first}</Text>
        {rest.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <Text size="small" tone="muted">
          {name}
        </Text>
      </Stack>
      {/* Makes up for the links' padding, so that their first line is level with the message. */}
      <ul aria-label={`Stories that show ${name}`} style={{ marginBlockStart: `calc(-1 * ${space.sm})` }}>
        {showings.map(({ id, story }) => (
          <li key={id}>
            <CatalogueLink to={`/story/${id}`}>{story}</CatalogueLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
