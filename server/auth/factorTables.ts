/**
 * The tables of second factors. The first three have a hosted project's columns, as far as one-time codes need them;
 * `factor_tries` is ours, and a table so that a restart does not allow more tries.
 */
export const factorTables = `
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text
);
create index if not exists mfa_factors_user on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
create table if not exists auth.factor_tries (
  factor_id uuid primary key references auth.mfa_factors on delete cascade,
  last_step bigint,
  wrong_codes integer not null default 0,
  locked_until timestamptz
);`;
