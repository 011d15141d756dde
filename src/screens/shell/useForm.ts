import { startTransition, useRef, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import { useLanguage } from './language/LanguageProvider.tsx';
import { useIsMounted } from './useIsMounted.ts';
import { useLock } from './useLock.ts';

type Errors<Values> = Partial<Record<keyof Values, string>>;

/**
 * The values and errors of a form, and one submission at a time. A field's error shows after the first attempt to submit
 * and goes away while the field is being corrected. What was typed is never thrown away.
 *
 * @param initial The values that the form counts as unchanged. When they change, a field that nobody has changed follows.
 * @param checks For each field, returns a sentence that says what is wrong, or undefined.
 * @param onSubmit Sends the values. It asks `isMounted()` before it navigates, because the user may have left meanwhile.
 *   Resolving to true means that another view follows: the form then stays busy until that view is drawn.
 * @param restored What the user had typed before another view showed.
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  checks: { [Name in keyof Values]: (value: string) => string | undefined },
  onSubmit: (values: Values, isMounted: () => boolean) => Promise<true | void>,
  restored?: Partial<Values>,
) {
  const { translate } = useLanguage();
  const [values, setValues] = useState<Values>({ ...initial, ...restored });
  /** `initial` of the render before, by which it is known which fields nobody has changed. */
  const [previous, setPrevious] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const { pending: isSubmitting = false, tryAcquire } = useLock();
  const isMounted = useIsMounted();
  const elements = useRef(new Map<keyof Values, HTMLElement>());

  const names = Object.keys(initial) as (keyof Values)[];
  if (names.some((name) => initial[name] !== previous[name])) {
    setPrevious(initial);
    const followed = names.filter((name) => values[name] === previous[name]);
    setValues({ ...values, ...Object.fromEntries(followed.map((name) => [name, initial[name]])) });
    setErrors({ ...errors, ...Object.fromEntries(followed.map((name) => [name, undefined])) });
  }

  /** The props of the field called `name`. */
  function field<Name extends keyof Values & string>(name: Name) {
    const error = errors[name];
    return {
      name,
      value: values[name],
      onChange(value: string) {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _fixed, ...others }) => others as Errors<Values>);
      },
      ref(element: HTMLElement | null) {
        if (element) elements.current.set(name, element);
      },
      ...(error && { error: translate(error) }),
    };
  }

  /** Shows each field's error and focuses the first one. Returns whether there was none. */
  function validate() {
    const found: Errors<Values> = {};
    for (const name of Object.keys(checks) as (keyof Values)[]) {
      const error = checks[name](values[name] ?? '');
      if (error) found[name] = error;
    }
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) elements.current.get(first)?.focus();
    return first === undefined;
  }

  async function submit() {
    const release = tryAcquire(true);
    if (!release) return;
    if (!validate()) return release();
    let leads: true | void = undefined;
    try {
      // Sending a request takes about as long as a frame, so the pressed button is painted first.
      await new Promise<void>(afterPaint);
      leads = await onSubmit(values, isMounted);
    } finally {
      if (leads) startTransition(release);
      else release();
    }
  }

  const isDirty = names.some((name) => values[name] !== initial[name]);
  return { values, field, isSubmitting, submit: () => void submit(), isDirty };
}
