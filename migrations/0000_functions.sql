-- A UUID of version 7 with the microseconds in the twelve bits behind the milliseconds (RFC 9562, section 6.2, method 3),
-- so that ids generated within the same millisecond sort in order of creation.
create or replace function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(overlay(uuid_send(gen_random_uuid())
    placing int8send((t / 1000) << 16 | 28672 | (t % 1000) * 4096 / 1000) from 1 for 8), 'hex')::uuid
  from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as t) now
$$;
--> statement-breakpoint
-- Eight random characters without 0, O, 1 and I. With 32 characters, five bits of a random byte give each the same probability.
create function short_code() returns text language sql volatile parallel safe as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(b, i) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as b) r, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) i
$$;
--> statement-breakpoint
-- A text in English, Chinese or both: {en, zh}, each at most `max_length` characters; see Bilingual in features/listings/rules.ts.
create function is_bilingual(texts jsonb, max_length integer) returns boolean language sql immutable parallel safe as $$
  select coalesce(texts ->> 'en', texts ->> 'zh') is not null
    and coalesce(char_length(texts ->> 'en') between 1 and max_length, true)
    and coalesce(char_length(texts ->> 'zh') between 1 and max_length, true)
$$;
--> statement-breakpoint
-- Price rows: {title, unit, fromCents, toCents, note}, amounts in HK cents; see Price in features/listings/rules.ts.
create function is_prices(prices jsonb) returns boolean language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when jsonb_typeof(prices) <> 'array' then false else
    jsonb_array_length(prices) between 1 and 40 and not exists (
      select from jsonb_array_elements(prices) p
      where not coalesce(
        is_bilingual(p -> 'title', 120)
        and p ->> 'unit' in ('hour', 'half-day', 'day', 'visit', 'job', 'session', 'lesson', 'person', 'item', 'unit',
          'sqft', 'cbm', 'trip', 'month', 'year', 'package', 'quote')
        and (p ->> 'note' is null or is_bilingual(p -> 'note', 300))
        and (p ->> 'unit' = 'quote') = (p ->> 'fromCents' is null)
        and coalesce((p ->> 'fromCents')::int >= 0, true)
        and coalesce((p ->> 'toCents')::int >= (p ->> 'fromCents')::int, p ->> 'toCents' is null), false))
  end
$$;
--> statement-breakpoint
create function lowest_price_cents(prices jsonb) returns integer language sql immutable parallel safe as $$
  select min((p ->> 'fromCents')::int) from jsonb_array_elements(prices) p
$$;
--> statement-breakpoint
-- Opening hours: see OpeningHours in features/listings/rules.ts. Null (unknown) passes a check constraint.
create function is_opening_hours(hours jsonb) returns boolean language sql immutable parallel safe as $$
  select case hours ->> 'kind'
    when 'always' then true
    when 'appointment' then true
    when 'weekly' then coalesce(jsonb_typeof(hours -> 'days') = 'object', false) and not exists (
      select from jsonb_each(hours -> 'days') d
      where d.key not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday')
        or jsonb_typeof(d.value) <> 'array' or jsonb_array_length(d.value) > 2
        or exists (select from jsonb_array_elements(d.value) s
          where not coalesce((s ->> 'from')::int between 0 and 1439
            and (s ->> 'to')::int > (s ->> 'from')::int and (s ->> 'to')::int <= 2880, false)))
    else hours is null end
$$;
--> statement-breakpoint
create function is_licences(licences jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(licences) <> 'array' then false else
    jsonb_array_length(licences) <= 20 and not exists (
      select from jsonb_array_elements(licences) l
      where not coalesce(
        char_length(l ->> 'key') between 1 and 60
        and char_length(l ->> 'number') between 1 and 60
        and l ->> 'state' in ('claimed', 'checked', 'not_found', 'expired')
        and (l ->> 'state' not in ('checked', 'not_found') or l ->> 'checkedOn' is not null), false))
  end
$$;
--> statement-breakpoint
-- Day of the oldest check as an ISO day, '' while a licence was never checked; null when there is nothing to check.
create function oldest_licence_check(licences jsonb) returns text language sql immutable parallel safe set search_path = public, pg_temp as $$
  select min(case l ->> 'state' when 'claimed' then '' when 'checked' then l ->> 'checkedOn' end collate "C")
  from jsonb_array_elements(licences) l
$$;
--> statement-breakpoint
-- Questions and answers: {question, answer}, each in English, Chinese or both; see Faq in features/listings/rules.ts.
create function is_faq(faq jsonb) returns boolean language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when jsonb_typeof(faq) <> 'array' then false else
    jsonb_array_length(faq) <= 20 and not exists (
      select from jsonb_array_elements(faq) f
      where not coalesce(is_bilingual(f -> 'question', 200) and is_bilingual(f -> 'answer', 2000)
        and (f #>> '{question,en}' is null) = (f #>> '{answer,en}' is null)
        and (f #>> '{question,zh}' is null) = (f #>> '{answer,zh}' is null), false))
  end
$$;
--> statement-breakpoint
-- A name normalized for finding duplicates: lower case, letters and digits only, without legal forms such as "Limited".
create function plain_name(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(lower(normalize(name, nfkc)), '(有限公司|公司|\m(limited|ltd|company|co|hk|hong kong)\M)', '', 'g'),
    '[^[:alnum:]]+', '', 'g')
$$;
--> statement-breakpoint
-- The words of a text for searches of the back office, whatever the database's locale: runs of Latin letters and digits in
-- lower case, and each character of any other script with the next one (the last alone). See platform/server/search-words.ts.
create function search_words(text text) returns tsvector language sql immutable parallel safe set search_path = public, pg_temp as $$
  select array_to_tsvector(coalesce(array_agg(distinct word), '{}')) from (
    select left(m[1], 60) as word from regexp_matches(lower(text), '[a-z0-9]+', 'g') m
    union all
    select substr(m[1], i, 2) from regexp_matches(lower(text), '[^\u0001-\u007f]+', 'g') m, generate_series(1, char_length(m[1])) i
  ) words
$$;
