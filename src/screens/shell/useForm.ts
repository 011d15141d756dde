import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import { useLock } from './useLock.ts';

type Errors<Values> = Partial<Record<keyof Values, string>>;

/**
 * Values, errors and one submission at a time. A field's error shows after the first try to submit and goes away
 * while it is being corrected; what was typed is never thrown away.
 * `send` asks `here()` before it navigates: the user may have left while the request was on its way. It resolves to true
 * when it has led away: the form is busy until what comes is drawn.
 * `typed`: what was typed earlier, before another view showed.
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  checks: { [Name in keyof Values]: (value: string) => string | undefined },
  send: (values: Values, here: () => boolean) => Promise<true | void>,
  typed?: Partial<Values>,
) {
  const [values, setValues] = useState<Values>({ ...initial, ...typed });
  const [errors, setErrors] = useState<Errors<Values>>({});
  const { held: busy = false, acquire } = useLock();
  const mounted = useRef(false);
  const fields = useRef(new Map<keyof Values, HTMLElement>());

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

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
        if (element) fields.current.set(name, element);
      },
      ...(error && { error }),
    };
  }

  /** False when a field has an error, which then shows. */
  function check() {
    const found: Errors<Values> = {};
    for (const name of Object.keys(checks) as (keyof Values)[]) {
      const error = checks[name](values[name] ?? '');
      if (error) found[name] = error;
    }
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) fields.current.get(first)?.focus();
    return first === undefined;
  }

  /** Enter and a click together are one submission. */
  async function submit() {
    const release = acquire(true);
    if (!release) return;
    if (!check()) return release();
    let left: true | void = undefined;
    try {
      // The press shows first: a request takes as long to make as a frame.
      await new Promise<void>(afterPaint);
      left = await send(values, () => mounted.current);
    } finally {
      if (left) startTransition(release);
      else release();
    }
  }

  const changed = (Object.keys(initial) as (keyof Values)[]).some((name) => values[name] !== initial[name]);
  return { values, field, busy, submit: () => void submit(), changed };
}
