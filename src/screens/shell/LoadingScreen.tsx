import { Center } from '../../ui/layout/Center/Center.tsx';
import { Spinner } from '../../ui/primitives/Spinner/Spinner.tsx';

/** Four dots in the middle of the page, while it is not known yet who is signed in. [V2] */
export function LoadingScreen() {
  return (
    <Center>
      <Spinner size="large" label="Loading...." />
    </Center>
  );
}
