export type StatusTone = 'positive' | 'critical' | 'caution';

const tones: Readonly<Record<string, StatusTone>> = {
  active: 'positive',
  completed: 'positive',
  success: 'positive',
  inactive: 'critical',
  failed: 'critical',
  cancelled: 'critical',
};

/** The tone of a stored status. One that the app does not know is shown as a caution. [S5] */
export const statusTone = (status: string): StatusTone =>
  Object.hasOwn(tones, status.toLowerCase()) ? tones[status.toLowerCase()]! : 'caution';
