import { MessagesSquare, ShieldCheck, Zap } from 'lucide-react';
import type { Guide } from '../../guide.ts';
import { FeatureCard } from './FeatureCard.tsx';

export const guide: Guide = {
  use: 'One reason to choose the product, on the landing page, as an item of a list of two to four.',
  avoid: 'What a plan contains is listed by PlanCard. Facts about an account go into a Card.',
  anatomy: [
    ['Icon', 'One picture in the accent colour, above the title.'],
    ['Title', 'Two or three words, at level 3.'],
    ['Text', 'One sentence: what the reader gets.'],
    ['Hairline', 'Between neighbours: above the second when stacked, beside it from 768 px.'],
  ],
  do: [
    {
      text: 'Items of the same weight: one sentence each, from the reader’s side.',
      example: (
        <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}>
          <FeatureCard icon={<MessagesSquare />} title="User-Friendly">
            Your whole account on one calm page, and an assistant for everything else.
          </FeatureCard>
          <FeatureCard icon={<ShieldCheck />} title="Secure & Private">
            Only you can see your data. The database itself makes sure of it.
          </FeatureCard>
        </ul>
      ),
    },
  ],
  dont: [
    {
      text: 'This names technology and does not say what it is good for.',
      example: (
        <ul>
          <FeatureCard icon={<Zap />} title="WebRTC, SSE and HTTP/3 at the edge">
            Powered by a next-generation stack.
          </FeatureCard>
        </ul>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A list item: place it directly in a ul, after a heading of level 2.',
    'The icon is not read; the title says it all.',
    'Nothing here can be pressed, so nothing lights up under the pointer.',
    'Hairlines follow the direction of reading.',
  ],
};
