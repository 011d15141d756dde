import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Persona } from '../../mocks/personas.ts';
import { storyServices } from '../../mocks/storyServices.ts';
import { useStepUp } from '../../src/screens/auth/step-up/useStepUp.tsx';
import { ServicesProvider } from '../../src/screens/shell/services.tsx';
import { Stack } from '../../src/ui/layout/Stack/Stack.tsx';
import { Button } from '../../src/ui/primitives/Button/Button.tsx';
import { TextButton } from '../../src/ui/primitives/TextButton/TextButton.tsx';
import { Text } from '../../src/ui/primitives/Text/Text.tsx';

function Example({ user }: { user: Persona }) {
  const { stepUp, forget, dialog: question } = useStepUp(user);
  const [answer, setAnswer] = useState('Nothing was asked.');
  const ask = async () => setAnswer((await stepUp()) ? 'It is you.' : 'It was given up.');
  return (
    <Stack gap="md">
      <Text>{answer}</Text>
      <Stack direction="row" gap="sm">
        <Button onClick={() => void ask()}>Do it</Button>
        <Button
          onClick={() => {
            forget();
            setAnswer('It is done.');
          }}
        >
          Finish it
        </Button>
      </Stack>
      {question}
    </Stack>
  );
}

/** A page with something that cannot be undone, and what came of asking who it is. */
export function StepUpExample({ user }: { user: Persona }) {
  const [services] = useState(() => storyServices({ signedInAs: user }));
  const [hasLeft, setHasLeft] = useState(false);
  const [cache] = useState(() => new QueryClient());
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={cache}>
        {hasLeft ? <Text>It was left.</Text> : <Example user={user} />}
        <TextButton onClick={() => setHasLeft(true)}>Leave the view</TextButton>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
