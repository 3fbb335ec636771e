#!/usr/bin/env python3
"""Checks records of Hideout, with nothing but what docs/record.md says and Python's standard library.

    python3 docs/verify.py game.json …         prints a verdict for each, exit code 2 if one does not hold
    python3 docs/verify.py --seal HEX --salt SEAT:SALT game.json
    python3 docs/verify.py --lines < records   one record a line; prints one line for each

It does not know the rules. So it cannot say whether a move was allowed and whether the result follows from the moves;
everything else it can: the form, the chain of hashes, the seals, the secret, every roll, what was taken back, the end.
"""
import hashlib
import hmac
import json
import re
import sys

FORMATS = (1, 2)
DEEPEST = 32
UNSEALED = "unsealed"
HASH = re.compile(r"[0-9a-f]{64}\Z")


class Flaw(Exception):
    """The first place that does not hold, and why."""

    def __init__(self, place, why):
        super().__init__(why)
        self.place = place
        self.why = why


# Form


def no_key_twice(pairs):
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Flaw("file", "a key is written twice")
    return found


def no_constant(name):
    raise Flaw("file", f"{name} is not JSON")


def read(text):
    if depth_of(text) > DEEPEST:
        raise Flaw("file", f"nested more than {DEEPEST} deep")
    try:
        data = json.loads(text, object_pairs_hook=no_key_twice, parse_constant=no_constant)
    except ValueError as error:
        raise Flaw("file", "not whole JSON") from error
    check_form(data)
    return data


def depth_of(text):
    level = deepest = 0
    for token in re.findall(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', text):
        if token in "[{":
            level += 1
            deepest = max(deepest, level)
        elif token in "]}":
            level -= 1
    return deepest


def whole(value):
    """Python tells 1 from 1.0 and from True; JSON only from true."""
    if isinstance(value, bool):
        return None
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return value if isinstance(value, int) and abs(value) < 2**53 else None


def is_count(value):
    number = whole(value)
    return number is not None and number >= 0


def is_text(value):
    return isinstance(value, str) and not re.search("[\ud800-\udfff]", value)


def is_hash(value):
    return isinstance(value, str) and HASH.match(value) is not None


def is_list(of):
    return lambda value: isinstance(value, list) and all(of(each) for each in value)


def is_roll(value):
    return isinstance(value, list) and len(value) == 2 and all(map(is_count, value)) and value[1] < value[0]


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_outcome(value):
    return (
        isinstance(value, dict)
        and is_list(is_count)(value.get("winners"))
        and is_list(is_count)(value.get("places"))
        and is_list(is_number)(value.get("scores"))
    )


def is_plain(value):
    """Only whole numbers and whole characters: every language writes them alike."""
    if isinstance(value, dict):
        return all(is_text(key) and is_plain(each) for key, each in value.items())
    if isinstance(value, list):
        return all(map(is_plain, value))
    if isinstance(value, str):
        return is_text(value)
    return value is None or isinstance(value, bool) or whole(value) is not None


def is_seated(value):
    return is_list(lambda each: each in ("person", "bot"))(value)


def is_origin(value):
    needed = {"at": is_count, "secret": is_text, "salts": is_list(is_text)}
    return isinstance(value, dict) and misfit(value, needed, {"seated": is_seated, "knew": is_list(is_count), "from": is_origin}) is None


HEAD = {"game": is_text, "version": is_count, "options": lambda _: True, "seats": is_count,
        "setup": is_list(is_roll), "hash": is_hash, "entries": lambda value: isinstance(value, list)}
HEAD_OPTIONAL = {"hideout": lambda _: True, "commitment": is_hash, "salts": is_list(is_text),
                 "seals": is_list(lambda value: value is None or is_hash(value)), "voided": is_count,
                 "from": is_origin, "secret": is_text, "outcome": is_outcome, "abandoned": lambda value: value is True}
MOVE = {"seat": is_count, "move": is_text, "rolls": is_list(is_roll), "final": lambda value: isinstance(value, bool),
        "hash": is_hash}
UNDO = {"seat": is_count, "to": is_count, "hash": is_hash}
STATE = {"state": is_hash}


def misfit(data, needed, optional):
    for key, fits in needed.items():
        if key not in data:
            return f'"{key}" is missing'
        if not fits(data[key]):
            return f'"{key}" is not as it should be'
    for key, value in data.items():
        if key in needed:
            continue
        if key not in optional:
            return f'"{key}" is not known'
        if not optional[key](value):
            return f'"{key}" is not as it should be'
    return None


def check_form(data):
    if not isinstance(data, dict) or "hideout" not in data:
        raise Flaw("file", "not a Hideout record")
    form = whole(data["hideout"])
    if form not in FORMATS:
        raise Flaw("file", f"record version {data['hideout']!r} is not known here")
    new = form > 1
    head = {**HEAD, **STATE, "options": is_plain} if new else HEAD
    optional = {**HEAD_OPTIONAL, "seated": is_seated, "end": is_hash} if new else HEAD_OPTIONAL
    wrong = misfit(data, head, optional)
    if wrong:
        raise Flaw("file", wrong)
    for n, entry in enumerate(data["entries"], 1):
        if not isinstance(entry, dict):
            raise Flaw("file", f"entry {n} is no object")
        needed = UNDO if "to" in entry else MOVE
        extra = {"by": lambda value: value == "bot"} if new and "to" not in entry else {}
        wrong = misfit(entry, {**needed, **STATE} if new else needed, extra)
        if wrong:
            raise Flaw("file", f"entry {n}: {wrong}")
        if entry["seat"] >= data["seats"]:
            raise Flaw("file", f"entry {n}: no such seat")


# Hashes


def canonical(value):
    """JSON without spaces, keys sorted by their UTF-16 units, whole numbers as digits."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join(f"{quoted(key)}:{canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, str):
        return quoted(value)
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    number = whole(value)
    return str(number) if number is not None else repr(value)


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def hash_of(value):
    return sha256(canonical(value))


ENDING = ("secret", "outcome", "abandoned")
NOT_HEAD = ("setup", "state", "hash", "entries", "end") + ENDING


def head_of(record):
    return {key: value for key, value in record.items() if key not in NOT_HEAD}


# Rolls


class Stream:
    def __init__(self, secret, salts, number):
        self.key = hmac.digest(secret.encode(), canonical(salts).encode(), "sha256")
        self.number, self.block, self.words = number, 0, []

    def word(self):
        if not self.words:
            block = hmac.digest(self.key, f"{self.number}.{self.block}".encode(), "sha256")
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def below(self, bound):
        while True:
            high, low = divmod(self.word() * bound, 2**32)
            if low >= 2**32 % bound:
                return high


def check_rolls(place, source, number, rolls):
    secret, salts = source
    stream = Stream(secret, salts, number)
    for bound, value in rolls:
        if not 1 <= bound <= 2**20:
            raise Flaw(place, f"no roll below {bound}")
        if stream.below(int(bound)) != value:
            raise Flaw(place, "its rolls are not those of the secret")


def source_of(dice, n):
    origin = dice.get("from")
    if origin is not None and n <= origin["at"]:
        return source_of(origin, n)
    return dice["secret"], dice["salts"]


# What is settled before the first move, and at the end


def check_head(record):
    seats, salts, seals = record["seats"], record.get("salts"), record.get("seals")
    seated, origin, secret = record.get("seated"), record.get("from"), record.get("secret")
    for name, each in (("salts", salts), ("seals", seals), ("sitters", seated)):
        if each is not None and len(each) != seats:
            raise Flaw(0, f"{len(each)} {name} for {seats} seats")
    for seat, seal in enumerate(seals or []):
        salt = salts[seat] if salts else ""
        if seal is not None and seal != sha256(salt):
            raise Flaw(0, f"the salt of seat {seat} is not the one that was sealed")
        if seal is None and salt != UNSEALED:
            raise Flaw(0, f"seat {seat} has a salt of its own, and has sealed none")
        if seal is not None and seated and seated[seat] == "bot":
            raise Flaw(0, f"seat {seat} was a bot's, and has sealed a salt")
    most = len(record["entries"])
    while origin is not None:
        if origin["at"] > most:
            raise Flaw(0, f"it goes on from entry {origin['at']}, and has {most}")
        if any(seat >= seats for seat in origin.get("knew", [])):
            raise Flaw(0, "somebody knew it who has no seat")
        if len(origin["salts"]) != seats:
            raise Flaw(0, "salts for other seats where it goes on from")
        most, origin = origin["at"], origin.get("from")
    if ("commitment" in record) != (salts is not None):
        raise Flaw(0, "a commitment needs salts, and salts a commitment")
    if secret is not None and sha256(secret) != record.get("commitment"):
        raise Flaw(0, "the secret is not the one committed to")
    if is_ended(record) and "commitment" in record and secret is None:
        raise Flaw(0, "the secret is missing")


def is_ended(record):
    return "outcome" in record or "abandoned" in record


def check_end(record, last):
    place = len(record["entries"]) + 1
    if "outcome" in record and "abandoned" in record:
        raise Flaw(place, "it has a result, and was abandoned")
    if "secret" in record and not is_ended(record):
        raise Flaw(place, "a secret without a result: the game was cut off")
    if record["hideout"] > 1:
        ending = {key: record[key] for key in ENDING if key in record}
        if record.get("end") != (hash_of([last, ending]) if is_ended(record) else None):
            raise Flaw(place, "the hash of the end does not fit")


# Entries


def standing(entries, count):
    """The last move that still stands after so many entries; 0 if there is none."""
    last = count
    while last > 0 and "to" in entries[last - 1]:
        last = entries[last - 1]["to"]
    return last


def check_undo(n, entries):
    """Back before the seat's own last standing move; nothing that goes with it was final."""
    entry, last = entries[n - 1], standing(entries, n - 1)
    while last > 0 and not entries[last - 1]["final"]:
        before = standing(entries, last - 1)
        if entries[last - 1]["seat"] == entry["seat"]:
            if before == entry["to"]:
                return
            break
        last = before
    raise Flaw(n, "it cannot be taken back to there")


def verify(record):
    """Answers what was found, or raises a Flaw."""
    check_head(record)
    new, entries = record["hideout"] > 1, record["entries"]
    if new and record["hash"] != hash_of([head_of(record), record["setup"], record["state"]]):
        raise Flaw(0, "the hash of the setup does not fit")
    proven = "secret" in record and "salts" in record
    if proven:
        check_rolls(0, source_of(record, 0), 0, record["setup"])
    before, finals = record["hash"], 0
    for n, entry in enumerate(entries, 1):
        if "to" in entry:
            check_undo(n, entries)
        elif entry["rolls"] and not entry["final"]:
            raise Flaw(n, "a move with a roll is final")
        if new and entry["hash"] != hash_of([before, {key: entry[key] for key in entry if key != "hash"}]):
            raise Flaw(n, "its hash does not continue the chain")
        if proven and "to" not in entry:
            check_rolls(n, source_of(record, n), 1 + finals, entry["rolls"])
        before = entry["hash"]
        finals += bool(entry.get("final"))
    check_end(record, before)
    return {"rolls": proven, "chain": new, "entries": len(entries)}


# The six pictures


def fingerprint(record):
    text = canonical([record.get("commitment", ""), record.get("salts", [])])
    number = int.from_bytes(hashlib.pbkdf2_hmac("sha256", text.encode(), b"hideout fingerprint", 2**15, 5), "big")
    return [number >> (40 - 6 * (i + 1)) & 63 for i in range(6)]


def verdict_on(text):
    try:
        return None, verify(read(text))
    except Flaw as flaw:
        return flaw, None


def main(arguments):
    if arguments == ["--lines"]:
        for line in sys.stdin:
            flaw, _ = verdict_on(line)
            print("holds" if flaw is None else f"{flaw.place}\t{flaw.why}", flush=True)
        return 0
    seal, salts, names = None, [], []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--seal":
            seal = next(rest)
        elif argument == "--salt":
            salts.append(next(rest).split(":", 1))
        else:
            names.append(argument)
    code = 0
    for name in names:
        with open(name, encoding="utf-8-sig") as file:
            text = file.read()
        flaw, found = verdict_on(text)
        if flaw is None:
            record = read(text)
            if seal is not None and record.get("commitment") != seal:
                flaw = Flaw(0, "the seal is not the one that was noted")
            for seat, salt in salts:
                if (record.get("salts") or [])[int(seat) : int(seat) + 1] != [salt]:
                    flaw = Flaw(0, f"the salt of seat {seat} is not the one that was noted")
        if flaw is not None:
            code = 2
            place = flaw.place if flaw.place == "file" else f"entry {flaw.place}"
            print(f"{name}: {place}: {flaw.why}")
            continue
        said = "chain and rolls" if found["chain"] and found["rolls"] else "rolls" if found["rolls"] else "chain"
        print(f"{name}: holds as far as it goes without the rules ({said}; {found['entries']} entries)")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
