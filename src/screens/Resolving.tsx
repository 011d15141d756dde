import { Center } from '../ui/Center/Center.tsx';
import { Spinner } from '../ui/Spinner/Spinner.tsx';

/** V2: four dots. */
export function Resolving() {
  return (
    <Center>
      <Spinner size="large" label="Loading...." />
    </Center>
  );
}
