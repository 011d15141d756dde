import { Center } from '../../ui/layout/Center/Center.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Spinner } from '../../ui/primitives/Spinner/Spinner.tsx';
import { words } from './LoadingScreen.words.ts';

/** A spinner in the middle of the page, whose label ends in four dots, while it is not known yet who is signed in. [V2] */
export function LoadingScreen() {
  const labels = useLabels('LoadingScreen', words);
  return (
    <Center>
      <Spinner size="large" label={labels.loading} />
    </Center>
  );
}
