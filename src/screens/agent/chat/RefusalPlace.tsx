import { KeepQuestionPlace, type KeepQuestionPlaceProps } from './KeepQuestionPlace.tsx';
import { SeePlans } from './SeePlans.tsx';

/** Beneath an answer that refused the question: what can be done about it. */
export const RefusalPlace = (props: KeepQuestionPlaceProps) =>
  props.entry.refused === 'limit' ? <SeePlans store={props.store} /> : <KeepQuestionPlace {...props} />;
