/** An entry of what was changed. */
export interface ActivityRow {
  id: number;
  owner: string;
  happened_at: string;
  actor: 'user' | 'agent' | 'service';
  subject: string;
  change: string;
  details: Readonly<Record<string, readonly [before: string, after: string]>>;
  user_agent: string | null;
}

/** What was changed, of everybody. */
export function activityLog() {
  const rows: ActivityRow[] = [];
  return {
    rows: rows as readonly ActivityRow[],
    /** Adds an entry, now unless given. */
    note(owner: string, entry: Omit<ActivityRow, 'id' | 'owner' | 'happened_at'> & { happened_at?: string }) {
      rows.push({ happened_at: new Date().toISOString(), ...entry, id: rows.length + 1, owner });
    },
  };
}
