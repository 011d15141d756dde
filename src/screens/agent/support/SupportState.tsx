import { useQuery } from '@tanstack/react-query';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import type { HandOff } from './handOff.ts';
import { words } from './SupportState.words.ts';

export interface SupportStateProps {
  /** Of the card, and of its request. */
  id: string;
  loadHandOff: () => Promise<HandOff>;
}

/** What has become of a request, as far as the page can learn it. [A81] */
export function SupportState({ id, loadHandOff }: SupportStateProps) {
  const labels = useLabels('SupportState', words);
  const { data } = useQuery({
    queryKey: ['support', id],
    queryFn: async () => (await loadHandOff()).state(id),
    // Only the team changes it, and nobody tells the page: it is read again each time the card appears.
    staleTime: 0,
  });
  return data?.ok ? ` · ${labels[data.value.state]}` : null;
}
