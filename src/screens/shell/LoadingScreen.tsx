import { Center } from '../../ui/layout/Center/Center.tsx';
import { Spinner } from '../../ui/primitives/Spinner/Spinner.tsx';

/** V2: four dots. */
export function LoadingScreen() {
  return (
    <Center>
      <Spinner size="large" label="Loading...." />
    </Center>
  );
}
