-- E3, E5, E6. One row per user in profiles and billing_info, any number in payment_history.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 200),
  location text check (char_length(location) <= 200),
  description text check (char_length(description) <= 2000),
  avatar_url text not null default '' check (
    avatar_url = '' or (avatar_url ~ '^https?://' and char_length(avatar_url) <= 2048)
  ),
  updated_at timestamptz not null default now()
);

create table public.billing_info (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subscription_plan text not null default 'free'
    check (subscription_plan in ('free', 'pro', 'enterprise')),
  subscription_status text not null default 'active' check (char_length(subscription_status) <= 50),
  payment_method text check (char_length(payment_method) <= 100)
);

-- Written by payment providers, which leave things out: what is null is shown with K3's defaults.
create table public.payment_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  service_name text,
  payment_date timestamptz not null default now(),
  amount numeric(12, 2),
  currency text,
  status text
);

create index payment_history_newest_first on public.payment_history (user_id, payment_date desc);

-- Never part of the API's exposed schemas.
create schema private;

-- What only a demonstration may do. Off here; supabase/seed.sql turns both on for local databases.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  simulated_billing boolean not null default false,
  visitor_uploads boolean not null default false
);

insert into private.settings default values;
