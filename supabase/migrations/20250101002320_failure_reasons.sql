-- A21. As before, and with why a payment failed, in the provider's code, where that is known.
create or replace function public.find_payments(
  since timestamptz default null,
  until timestamptz default null,
  status text default null,
  currency text default null,
  service text default null,
  sort text default 'newest',
  max_rows integer default 20
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select p.id, p.payment_date as "date",
      coalesce(nullif(p.service_name, ''), 'Service Payment') as service,
      coalesce(nullif(p.amount, 'NaN'), 0) as amount,
      upper(coalesce(nullif(p.currency, ''), 'USD')) as currency,
      private.payment_status(p.status) as status,
      case when private.payment_status(p.status) = 'failed' then nullif(p.failure, '') end as failure_reason
    from public.payment_history p
    where (find_payments.since is null or p.payment_date >= find_payments.since)
      and (find_payments.until is null or p.payment_date < find_payments.until)
      and (find_payments.status is null or private.payment_status(p.status) = find_payments.status)
      and (find_payments.currency is null
        or upper(coalesce(nullif(p.currency, ''), 'USD')) = upper(find_payments.currency))
      -- No pattern: a percent sign in a name is a percent sign.
      and (find_payments.service is null
        or position(lower(find_payments.service)
          in lower(coalesce(nullif(p.service_name, ''), 'Service Payment'))) > 0)
  ), ranked as (
    select found.*, row_number() over (
      order by case find_payments.sort when 'largest' then -amount when 'smallest' then amount end,
        "date" desc, id
    ) as place
    from found
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'totals', (
      select coalesce(jsonb_agg(to_jsonb(each) order by each.currency), '[]')
      from (
        select found.currency, sum(amount) as total, count(*) as count,
          (array_agg(id order by "date" desc, id))[1:500] as ids
        from found group by found.currency
      ) each
    ),
    'rows', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(ranked) - 'place') order by place), '[]')
      from ranked
      where place <= least(greatest(coalesce(find_payments.max_rows, 20), 0), 100)
    )
  )
$$;
