import { Avatar, Card, ChatBubble, PlanGrid, Stack } from '@parley/ui';
import { formatPrice, plans } from '@parley/ui/services';
import { Call } from './Call';
import { subscribe } from './subscribe';

const views = plans.map((plan) => ({
  ...plan,
  price: formatPrice(plan.price, plan.currency, 'en-US'),
  interval: '/ month',
}));

/** Rendered on the server. Components with state or handlers are client modules of the library. */
export default function Page() {
  return (
    <main style={{ maxWidth: '72rem', margin: 'auto', padding: '1rem' }}>
      <Stack gap="lg">
        <Card title="Ada Lovelace">
          <Avatar name="Ada Lovelace" size="large" />
        </Card>
        <ChatBubble from="assistant" time="9:41">
          How can I help you today?
        </ChatBubble>
        <PlanGrid plans={views} currentId="free" onSubscribe={subscribe} />
        <Call />
      </Stack>
    </main>
  );
}
