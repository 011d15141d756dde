/** The result of a check. `fix`: what to do about it. */
export type Finding =
  | { level: 'ok'; what: string }
  | { level: 'skipped'; what: string; fix: string }
  | { level: 'warning' | 'error'; what: string; fix: string };

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const skipped = (what: string, fix: string): Finding => ({ level: 'skipped', what, fix });
export const warning = (what: string, fix: string): Finding => ({ level: 'warning', what, fix });
export const error = (what: string, fix: string): Finding => ({ level: 'error', what, fix });

const marks = { ok: 'ok     ', skipped: 'skipped', warning: 'warning', error: 'ERROR  ' };

/** One line for each finding, and a second one with what to do about it. */
export const printed = (findings: readonly Finding[]): string =>
  findings
    .map((finding) => {
      const line = `${marks[finding.level]}  ${finding.what}`;
      return 'fix' in finding ? `${line}\n         → ${finding.fix}` : line;
    })
    .join('\n');

export function summary(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  return `${count('ok')} ok, ${count('warning')} warnings, ${count('error')} errors, ${count('skipped')} skipped`;
}
