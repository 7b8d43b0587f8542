-- A UUID of version 7 with the microseconds in the twelve bits behind the milliseconds (RFC 9562, section 6.2, method 3),
-- so that ids made one after the other within a millisecond stand in that order too.
create or replace function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(overlay(uuid_send(gen_random_uuid())
    placing int8send((t / 1000) << 16 | 28672 | (t % 1000) * 4096 / 1000) from 1 for 8), 'hex')::uuid
  from (select floor(extract(epoch from clock_timestamp()) * 1000000)::bigint as t) now
$$;
