import { Suspense, useState } from 'react';
import { AttentionPlaceholder } from '../../ui/account/AttentionList/AttentionPlaceholder.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { storedText } from '../shell/account/storedText.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import type { AttentionProps } from './Attention.tsx';
import { attentionKey } from './attentionKey.ts';

const Attention = lazyWithPreload(async () => (await import('./Attention.tsx')).Attention);

/** What needs attention, whose code comes later. What asked for it last time has its place from the first frame on. [B36] */
export function LazyAttention(props: Omit<AttentionProps, 'expected'>) {
  const [expected] = useState(() => Number(storedText(attentionKey(props.account.user.id))) || 0);
  return (
    <ErrorBoundary where="attention">
      <Suspense fallback={<AttentionPlaceholder count={expected} />}>
        <Attention {...props} expected={expected} />
      </Suspense>
    </ErrorBoundary>
  );
}
