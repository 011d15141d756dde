export type StatusTone = 'positive' | 'critical' | 'caution';

const tones: Readonly<Record<string, StatusTone>> = {
  active: 'positive',
  completed: 'positive',
  success: 'positive',
  inactive: 'critical',
  failed: 'critical',
  cancelled: 'critical',
};

/** S5. Anything unknown asks for attention. */
export const statusTone = (status: string): StatusTone =>
  Object.hasOwn(tones, status.toLowerCase()) ? tones[status.toLowerCase()]! : 'caution';
