import { Alert } from '../Alert/Alert.tsx';
import type { Guide } from '../../guide.ts';
import { ErrorDetails } from './ErrorDetails.tsx';

export const guide: Guide = {
  use: 'Inside an Alert: says what was refused, and lists why if the server gave reasons, as it does for a weak password.',
  avoid:
    'A mistake in one field belongs to that field’s error. One reason alone fits into the sentence itself.',
  anatomy: [
    ['Message', 'One sentence: what was refused.'],
    ['Reasons', 'Bullets, one sentence each. Without reasons the list is not there at all.'],
  ],
  do: [
    {
      text: 'Let each reason say what to change.',
      example: (
        <Alert tone="critical">
          <ErrorDetails
            message="Password is too weak"
            reasons={['It needs at least 8 characters.', 'It was found in a leak of passwords.']}
          />
        </Alert>
      ),
    },
  ],
  dont: [
    {
      text: 'Codes of the server explain nothing.',
      example: (
        <Alert tone="critical">
          <ErrorDetails message="Password is too weak" reasons={['length', 'pwned']} />
        </Alert>
      ),
    },
    {
      text: 'Without an Alert nothing marks it as an error, and nobody hears it arrive.',
      example: <ErrorDetails message="Password is too weak" reasons={['It is too short.']} />,
    },
  ],
  keyboard: [],
  accessibility: [
    'A paragraph and a real list: the number of reasons is announced.',
    'It has no live region. The Alert around it speaks message and reasons together.',
    'It takes colour and size from what surrounds it, and therefore its contrast too.',
  ],
};
