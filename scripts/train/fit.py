"""Trains the judge of Burgle Bros. on the rows that play.ts wrote, and writes games/burgle-bros/bot/learnt.ts.

`python3 scripts/train/fit.py data/train`, with PyTorch and NumPy; an accelerator is used where there is one. With
`--into FOLDER` the judge is written there instead; with `--seconds 120` no round is begun that would take longer.

Every eighth game is held out for compare.ts; one more in eight decides when to stop and which network is kept. What a
network learns from is not the bare result: from the second round on it is mixed, turn by turn, with what the network of
the round before thought a turn later, which leaves out most of the luck.
"""

import argparse
import base64
import copy
import gzip
import json
import pathlib
import time

import numpy as np
import torch
from torch import nn

HELD_OUT, STOPPING, EIGHT = 0, 1, 8
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


# Games of each folder have numbers of their own: a multiple of EIGHT, so that the same ones are held out.
APART = 1 << 20


def rows_in(folders):
    """The number of each row's game, whether it was won, and the judge's traits."""
    about = json.loads((folders[0] / "about.json").read_text())
    width, first = about["width"], about["lead"] + about["fifteen"]
    games, won, traits = [], [], []
    for place, folder in enumerate(folders):
        for path in sorted(folder.glob("*.gz")):
            words = np.frombuffer(gzip.decompress(path.read_bytes()), dtype="<u2")
            rows = words[: len(words) // width * width].reshape(-1, width)
            games.append(rows[:, 0].astype(np.int64) + (rows[:, 1].astype(np.int64) << 16) + place * APART)
            won.append(rows[:, 2].astype(np.float32))
            traits.append(np.ascontiguousarray(rows[:, first:]).view(np.float16))
    return np.concatenate(games), np.concatenate(won), np.concatenate(traits)


def network(inputs, widths, dropout):
    layers, before = [], inputs
    for width in widths:
        layers += [nn.Linear(before, width), nn.ReLU(), nn.Dropout(dropout)]
        before = width
    return nn.Sequential(*layers, nn.Linear(before, 1))


def loss_of(net, traits, won):
    net.eval()
    with torch.no_grad():
        return nn.functional.binary_cross_entropy_with_logits(net(traits).squeeze(1), won).item()


def trained(net, learning, stopping, args):
    """The running average of the weights at the epoch with the least loss on the stopping games."""
    traits, targets = learning
    best, least = None, float("inf")
    average = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998))
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
    steps = args.epochs * (len(traits) // args.batch + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, total_steps=steps, pct_start=0.1)
    for _ in range(args.epochs):
        net.train()
        order = torch.randperm(len(traits), device=DEVICE)
        for at in range(0, len(order), args.batch):
            some = order[at : at + args.batch]
            loss = nn.functional.binary_cross_entropy_with_logits(net(traits[some]).squeeze(1), targets[some])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
            average.update_parameters(net)
        now = loss_of(average.module, *stopping)
        if now < least:
            best, least = copy.deepcopy(average.module), now
    return best, least


def mixed_targets(games, won, thought, share):
    """From the end of each game: so much of what comes of it, the rest of what was thought a turn later."""
    targets = won.astype(np.float64)
    for i in range(len(games) - 2, -1, -1):
        if games[i] == games[i + 1]:
            targets[i] = (1 - share) * thought[i + 1] + share * targets[i + 1]
    return targets.astype(np.float32)


def rounded(net):
    """The weights as they are written: the upper half of a float each."""
    net = copy.deepcopy(net)
    with torch.no_grad():
        for weights in net.parameters():
            weights.copy_(weights.to(torch.bfloat16).to(torch.float32))
    return net


def folded(net, mean, spread):
    """The same network for traits as they are: the scaling goes into the first layer."""
    net = copy.deepcopy(net)
    with torch.no_grad():
        first = net[0]
        first.weight.div_(spread)
        first.bias.sub_(first.weight @ mean)
    return net


def written(net, samples, learnt, judged):
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    words = []
    for layer in layers:
        for part in (layer.weight.t(), layer.bias):
            bits = part.detach().cpu().contiguous().numpy().astype("<f4").view("<u4").reshape(-1)
            words.append((bits >> 16).astype("<u2"))
    text = base64.b64encode(np.concatenate(words).tobytes()).decode()
    sizes = [layers[0].in_features] + [layer.out_features for layer in layers]
    learnt.write_text(
        "// Written by scripts/train/fit.py.\n\n"
        "/** The judge's layers, from the traits to the one number, and all their weights. */\n"
        f"export const SIZES: readonly number[] = {json.dumps(sizes)};\n"
        f"export const WEIGHTS =\n  '{text}';\n"
    )
    traits = samples.cpu().numpy()
    with torch.no_grad():
        chances = torch.sigmoid(net(samples).squeeze(1)).cpu().numpy()
    judged.write_text(
        json.dumps([{"traits": [round(float(x), 6) for x in row], "chance": round(float(chance), 6)}
                    for row, chance in zip(traits, chances)]) + "\n"
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    parser.add_argument("--widths", default="64x32", help="hidden layers; several to choose from: 32x16,64x32")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--share", type=float, default=0.9, help="of the result, turn by turn, from the second round on")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--into", type=pathlib.Path)
    args = parser.parse_args()
    started = time.monotonic()
    torch.manual_seed(args.seed)
    games, results, numbers = rows_in(args.folders)
    part = games % EIGHT
    traits = torch.from_numpy(numbers).to(DEVICE).float()
    won = torch.from_numpy(results).to(DEVICE)
    learns = torch.from_numpy((part != HELD_OUT) & (part != STOPPING)).to(DEVICE)
    stops = torch.from_numpy(part == STOPPING).to(DEVICE)
    held = torch.from_numpy(part == HELD_OUT).to(DEVICE)
    if not (learns.any() and stops.any() and held.any()):
        raise SystemExit("too few games: of every eight one is held out and one decides when to stop")
    mean, spread = traits[learns].mean(0), traits[learns].std(0).clamp(min=0.05)
    scaled = (traits - mean) / spread
    print(f"{len(games)} turns of {len(np.unique(games))} games, {DEVICE}", flush=True)
    best, least, longest = None, float("inf"), 0.0
    for widths in args.widths.split(","):
        targets = won
        for turn in range(args.rounds):
            begun = time.monotonic()
            if best is not None and begun + longest > started + args.seconds:
                break
            net = network(traits.shape[1], [int(width) for width in widths.split("x")], args.dropout).to(DEVICE)
            net, loss = trained(net, (scaled[learns], targets[learns]), (scaled[stops], won[stops]), args)
            final = rounded(folded(net, mean, spread)).eval()
            print(f"{widths}, round {turn + 1}: {loss:.4f} stopping, {loss_of(net, scaled[held], won[held]):.4f} held out, "
                  f"{loss_of(final, traits[held], won[held]):.4f} as written", flush=True)
            if loss < least:
                best, least = final, loss
            with torch.no_grad():
                thought = torch.sigmoid(net(scaled).squeeze(1)).cpu().numpy()
            targets = torch.from_numpy(mixed_targets(games, results, thought, args.share)).to(DEVICE)
            longest = max(longest, time.monotonic() - begun)
    some = torch.nonzero(held).squeeze(1)
    tree = pathlib.Path("games/burgle-bros")
    learnt, judged = (args.into or tree / "bot") / "learnt.ts", (args.into or tree / "test/bot") / "judged.json"
    written(best.cpu(), traits[some[:: max(1, len(some) // 12)][:12]].cpu(), learnt, judged)


main()
