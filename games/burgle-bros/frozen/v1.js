// Version 1 of burgle-bros, made by `npm run freeze`. Tables are played by it: it is never changed.

var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var refused = (code, detail) => detail === void 0 ? { refused: code } : {
	refused: code,
	detail
};
var SEATS_OF = Array.from({ length: 17 }, (_, count) => Array.from({ length: count }, (_, seat) => seat));
var seatsOf = (count) => SEATS_OF[count];
var never = (value) => {
	throw new Error(`unexpected ${JSON.stringify(value)}`);
};
function notate(move) {
	switch (move.type) {
		case "go":
		case "slip":
		case "climb": return `${move.type} ${move.to}`;
		case "peek":
		case "x-ray":
		case "enhance":
		case "crybaby":
		case "crow": return `${move.type} ${move.at}`;
		case "add-die":
		case "crack": return `${move.type} ${move.safe}`;
		case "order": return `order s${move.seat} ${move.to}`;
		case "disguise": return `disguise s${move.seat}`;
		case "reroute": return `reroute ${move.what}`;
		case "use": return `use ${move.tool}`;
		case "use-at": return `use ${move.tool} ${move.at}`;
		case "give": return `give ${move.card} s${move.to}`;
		case "take": return `take ${move.card} s${move.from}`;
		case "pick-up": return `pick-up ${move.card}`;
		case "side": return move.side;
		case "choose": return move.at;
		case "choose-seat": return `s${move.seat}`;
		case "token": return `token ${move.on}`;
		case "lose": return `lose ${move.what}`;
		case "draw": return `draw ${move.count}`;
		case "keep": return `keep ${move.tool}`;
		case "put-back": return move.where;
		case "arrange": return `arrange ${move.order}`;
		case "set-die": return `set ${move.from} ${move.to}`;
		case "hack":
		case "escape":
		case "end":
		case "give-up":
		case "laptop":
		case "tinker":
		case "spot":
		case "none":
		case "pay":
		case "stay":
		case "ring":
		case "as-rolled":
		case "agree":
		case "decline": return move.type;
		default: return never(move);
	}
}
var TOOLS = [
	"blueprints",
	"crowbar",
	"crystal-ball",
	"donuts",
	"dynamite",
	"emp",
	"invisible-suit",
	"makeup-kit",
	"rollerskates",
	"smoke-bomb",
	"stethoscope",
	"thermal-bomb",
	"virus"
];
var LOOT = [
	"bust",
	"chihuahua",
	"cursed-goblet",
	"gemstone",
	"gold-bar",
	"isotope",
	"keycard",
	"mirror",
	"painting",
	"persian-kitty",
	"stamp",
	"tiara"
];
var LOOT_CARDS = LOOT.flatMap((loot) => loot === "gold-bar" ? [loot, loot] : [loot]);
var EVENTS = [
	"brown-out",
	"buddy-system",
	"change-of-plans",
	"crash",
	"daydreaming",
	"dead-drop",
	"espresso",
	"freight-elevator",
	"go-with-your-gut",
	"gymnastics",
	"heads-up",
	"jump-the-gun",
	"jury-rig",
	"keycode-change",
	"lampshade",
	"lost-grip",
	"peekhole",
	"reboot",
	"shift-change",
	"shoplifting",
	"squeak",
	"switch-signs",
	"throw-voice",
	"time-lock",
	"video-loop",
	"where-is-he"
];
var LASTING = [
	"gymnastics",
	"time-lock",
	"video-loop"
];
var NOT_SOLO = {
	characters: ["rook"],
	loot: ["gold-bar"],
	events: [
		"buddy-system",
		"dead-drop",
		"jump-the-gun"
	]
};
var tool = (name) => TOOLS.indexOf(name);
var loot = (name) => LOOT_CARDS.indexOf(name);
var event = (name) => EVENTS.indexOf(name);
var GOLD_BAR = loot("gold-bar");
var SECOND_BAR = LOOT_CARDS.lastIndexOf("gold-bar");
var CHARACTERS = [
	"acrobat",
	"hacker",
	"hawk",
	"juicer",
	"peterman",
	"raven",
	"rigger",
	"rook",
	"spotter"
];
var SIDES = ["normal", "advanced"];
var ABILITIES = {
	acrobat: {
		normal: "flexibility",
		advanced: "climb-window"
	},
	hacker: {
		normal: "jammer",
		advanced: "laptop"
	},
	hawk: {
		normal: "x-ray",
		advanced: "enhance"
	},
	juicer: {
		normal: "crybaby",
		advanced: "reroute"
	},
	peterman: {
		normal: "steady-hands",
		advanced: "drill"
	},
	raven: {
		normal: "distract",
		advanced: "disrupt"
	},
	rigger: {
		normal: "solution",
		advanced: "tinker"
	},
	rook: {
		normal: "orders",
		advanced: "disguise"
	},
	spotter: {
		normal: "clairvoyance",
		advanced: "precognition"
	}
};
var ROLES = CHARACTERS.flatMap((character) => SIDES.map((side) => ABILITIES[character][side]));
var UNDECIDED = ROLES.length;
var roleOf = (character, side) => character * SIDES.length + side;
var role = (ability) => ROLES.indexOf(ability);
var extraDie = (ability) => ability === "steady-hands" ? 1 : 0;
var COLUMNS = [
	"A",
	"B",
	"C",
	"D",
	"E"
];
var ROWS = [
	"1",
	"2",
	"3",
	"4",
	"5"
];
var FLOORS = [
	"1",
	"2",
	"3"
];
var GRIDS = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
var SQUARES = FLOORS.flatMap((floor) => GRIDS.map((grid) => `${floor}${grid}`));
var CELLS = new Map(SQUARES.map((square, cell) => [square, cell]));
var POSITIONS = new Map(GRIDS.map((grid, pos) => [grid, pos]));
var squareOf = (cell) => SQUARES[cell];
var cellOf = (square) => CELLS.get(square);
var isSquare = (text) => CELLS.has(text);
var isGrid = (text) => POSITIONS.has(text);
var posOfGrid = (grid) => POSITIONS.get(grid);
var FLOOR_OF = SQUARES.map((_, cell) => Math.floor(cell / 25));
var POS_OF = SQUARES.map((_, cell) => cell % 25);
var floorOf = (cell) => FLOOR_OF[cell];
var posOf = (cell) => POS_OF[cell];
var cellAt = (floor, pos) => floor * 25 + pos;
var rowOf = (pos) => Math.floor(pos / 5);
var columnOf = (pos) => pos % 5;
var JOBS = [
	"bank",
	"office",
	"fort-knox"
];
var JOB = {
	bank: {
		floors: 3,
		size: 4,
		walls: 8,
		safes: 3,
		dice: [
			2,
			3,
			4
		],
		hole: false
	},
	office: {
		floors: 2,
		size: 4,
		walls: 8,
		safes: 2,
		dice: [2, 3],
		hole: false
	},
	"fort-knox": {
		floors: 2,
		size: 5,
		walls: 12,
		safes: 3,
		dice: [3, 4],
		hole: true
	}
};
var TAKEN_AWAY = [
	0,
	9,
	6,
	3,
	0
];
var LOST_VISUAL = 25;
var floorPlaces = (size, hole) => Array.from({ length: 25 }, (_, pos) => pos).filter((pos) => rowOf(pos) < size && columnOf(pos) < size && pos !== hole);
var FIRST_FOUR = [
	"A1",
	"B1",
	"C1",
	"D1",
	"A2",
	"B2",
	"C2",
	"D2",
	"A3",
	"B3",
	"C3",
	"D3",
	"A4",
	"B4",
	"C4",
	"D4"
];
var TRIANGLES = {
	white: {
		A1: "E1",
		D1: "D5",
		B2: "E2",
		C2: "C5",
		B3: "B5",
		C3: "E3",
		A4: "A5",
		D4: "E4"
	},
	black: {
		B1: "B5",
		C1: "E1",
		A2: "A5",
		D2: "E2",
		A3: "E3",
		D3: "D5",
		B4: "E4",
		C4: "C5"
	}
};
var PATROL_CARDS = [
	...FIRST_FOUR.map((square) => ({
		floor: 1,
		square,
		circle: "white",
		triangle: "none"
	})),
	...FIRST_FOUR.map((square) => ({
		floor: 2,
		square,
		circle: "black",
		triangle: "none"
	})),
	...["white", "black"].flatMap((circle) => Object.entries(TRIANGLES[circle]).map(([square, triangle]) => ({
		floor: 3,
		square,
		circle,
		triangle
	}))),
	{
		floor: 0,
		square: "blank",
		circle: "white",
		triangle: "E5"
	},
	{
		floor: 0,
		square: "blank",
		circle: "black",
		triangle: "E5"
	}
];
function patrolDeck(job, floor, hole) {
	const circle = floor === 0 ? "white" : "black";
	return (job === "fort-knox" ? PATROL_CARDS.filter((card) => card.circle === circle).map(({ square, triangle }) => triangle === "none" ? square : triangle) : PATROL_CARDS.filter((card) => card.floor === floor + 1).map(({ square }) => square)).map((square) => posOfGrid(square)).filter((pos) => pos !== hole).sort((a, b) => a - b);
}
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
var aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
var hasHexBuiltin = (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
var hexes = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
	abytes(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
	return hex;
}
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
var oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
var SHA256_IV = Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
var SHA256_K = Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
var SHA256_W = new Uint32Array(64);
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
var sha256 = createHasher(() => new _SHA256(), oidNist(1));
var sha256Hex = (text) => bytesToHex(sha256(utf8ToBytes(text)));
var WORD = 2 ** 32;
var PER_WORD = 2 ** -32;
var LARGEST_BOUND = 2 ** 20;
function spread(word) {
	return { below(bound) {
		if (!(bound >= 1 && bound <= LARGEST_BOUND) || !Number.isInteger(bound)) throw new Error(`no roll below ${bound}`);
		for (;;) {
			const product = word() * bound;
			const high = Math.floor(product * PER_WORD);
			const low = product - high * WORD;
			if (low >= bound || low >= WORD % bound) return high;
		}
	} };
}
function quick(seed) {
	const digest = sha256Hex(seed);
	const part = (i) => Number.parseInt(digest.slice(8 * i, 8 * i + 8), 16) | 0;
	let [a, b, c, counter] = [
		part(0),
		part(1),
		part(2),
		1
	];
	return spread(() => {
		const sum = (a + b | 0) + counter | 0;
		counter = counter + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + sum | 0;
		return sum >>> 0;
	});
}
function shuffle(items, chance) {
	for (let last = items.length - 1; last > 0; last--) {
		const other = chance.below(last + 1);
		const item = items[last];
		items[last] = items[other];
		items[other] = item;
	}
}
var STANDARD = {
	bank: [
		"A1B1 C2D2 A4B4 B4C4 C1C2 A2A3 B2B3 D3D4",
		"A1B1 B1C1 C1D1 A4B4 B4C4 C4D4 B2B3 C2C3",
		"A2B2 C2D2 A3B3 B3C3 C4D4 C1C2 A2A3 C2C3"
	],
	office: ["A1B1 B1C1 A2B2 C2D2 B3C3 D1D2 B3B4 D3D4", "A2B2 B2C2 C2D2 A3B3 B3C3 D1D2 A2A3 D3D4"],
	"fort-knox": ["C1D1 D1E1 A2B2 D2E2 C5D5 A2A3 A4A5 B3B4 C1C2 C4C5 D4D5 E3E4", "B1C1 C1D1 D2E2 A3B3 C4D4 A5B5 B5C5 A1A2 B3B4 E2E3 D4D5 E3E4"]
};
var ALTERNATIVE = ["A2B2 B2C2 D2E2 A3B3 D4E4 A5B5 D1D2 E2E3 A3A4 D3D4 E3E4 C4C5", "A1B1 C1D1 D2E2 A3B3 D4E4 A5B5 B5C5 C1C2 E2E3 A3A4 B3B4 D3D4"];
var holePos = (hole) => hole === "none" ? void 0 : posOfGrid(hole);
var wallOf = (a, b) => `${GRIDS[Math.min(a, b)]}${GRIDS[Math.max(a, b)]}`;
function layoutOf(job, hole, walls) {
	return [hole === "none" ? `${JOB[job].size}` : `${JOB[job].size}-${hole}`, ...walls.toSorted()].join(" ");
}
function readLayout(layout) {
	const [head, ...walls] = layout.split(" ");
	const size = Number(head[0]);
	const hole = head.length > 1 ? head.slice(2) : "none";
	const edges = walls.map((wall) => {
		const [a, b] = endsOf(wall);
		return a * 2 + (b - a === 5 ? 1 : 0);
	});
	return {
		size,
		hole,
		places: floorPlaces(size, holePos(hole)),
		walls: new Set(edges)
	};
}
var wallsOf = (layout) => layout.split(" ").slice(1);
var endsOf = (wall) => [posOfGrid(wall.slice(0, 2)), posOfGrid(wall.slice(2))];
var withoutWall = (layout, wall) => layout.replace(` ${wall}`, "");
function edgesOf(job, hole) {
	const places = new Set(floorPlaces(JOB[job].size, holePos(hole)));
	return [...places].flatMap((pos) => {
		const right = columnOf(pos) + 1 < 5 && places.has(pos + 1) ? [wallOf(pos, pos + 1)] : [];
		return places.has(pos + 5) ? [...right, wallOf(pos, pos + 5)] : right;
	});
}
function randomLayout(job, hole, chance) {
	const edges = edgesOf(job, hole);
	for (;;) {
		shuffle(edges, chance);
		const walls = edges.slice(0, JOB[job].walls);
		if (cutOff(job, hole, walls) === void 0) return layoutOf(job, hole, walls);
	}
}
var cutOff = (job, hole, walls) => sealedOff(job, hole, walls)[0];
function sealedOff(job, hole, walls) {
	const places = floorPlaces(JOB[job].size, holePos(hole));
	const closed = new Set(walls);
	const reached = new Set([places[0]]);
	for (const pos of reached) for (const other of [
		pos - 5,
		pos + 1,
		pos + 5,
		pos - 1
	]) if (places.includes(other) && Math.abs(columnOf(other) - columnOf(pos)) <= 1 && !closed.has(wallOf(pos, other))) reached.add(other);
	return places.filter((pos) => !reached.has(pos)).map((pos) => GRIDS[pos]);
}
var LONGEST = 1e3;
function parseWalls(job, hole, text) {
	if (text.length > LONGEST) return { wrong: {
		type: "too long",
		most: LONGEST
	} };
	const read = text.includes("+") ? drawn(job, hole, text) : listed(text);
	if ("wrong" in read) return read;
	const possible = new Set(edgesOf(job, hole));
	const odd = read.find((wall) => !possible.has(wall));
	if (odd !== void 0) return { wrong: {
		type: "no edge",
		wall: odd
	} };
	const twice = read.find((wall, i) => read.indexOf(wall) !== i);
	if (twice !== void 0) return { wrong: {
		type: "wall twice",
		wall: twice
	} };
	const { walls: wanted } = JOB[job];
	if (read.length !== wanted) return { wrong: {
		type: "wall count",
		count: read.length,
		wanted
	} };
	const lost = cutOff(job, hole, read);
	if (lost !== void 0) return { wrong: {
		type: "cut off",
		at: lost
	} };
	return read.toSorted();
}
function listed(text) {
	const walls = [];
	const items = text.split("-").map((part) => part.trim()).join("-").match(/\(\d,\d\)-\(\d,\d\)|[^\s;,()]+/g) ?? [];
	for (const item of items) {
		const pair = /^\((\d),(\d)\)-\((\d),(\d)\)$/.exec(item);
		const [a, b] = pair === null ? [item.slice(0, 2), item.slice(-2)] : [gridAt(Number(pair[1]), Number(pair[2])), gridAt(Number(pair[3]), Number(pair[4]))];
		if (!isGrid(a) || !isGrid(b) || pair === null && !/^..-?..$/.test(item)) return { wrong: {
			type: "no wall",
			said: item
		} };
		walls.push(wallOf(posOfGrid(a), posOfGrid(b)));
	}
	return walls;
}
var gridAt = (row, column) => GRIDS[row * 5 + column] ?? "";
function drawn(job, hole, text) {
	const { size } = JOB[job];
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
	const rows = lines.map((line) => line.slice(indent));
	const wanted = 2 * size + 1;
	if (rows.length !== wanted) return { wrong: {
		type: "drawing",
		lines: rows.length,
		wanted
	} };
	const empty = holePos(hole);
	const walls = [];
	for (const pos of floorPlaces(size, void 0)) {
		const [row, column] = [rowOf(pos), columnOf(pos)];
		const beside = rows[2 * row + 1]?.[3 * column + 3] === "|";
		const below = rows[2 * row + 2]?.[3 * column + 1] === "-";
		if (beside && column + 1 < size && pos !== empty && pos + 1 !== empty) walls.push(wallOf(pos, pos + 1));
		if (below && row + 1 < size && pos !== empty && pos + 5 !== empty) walls.push(wallOf(pos, pos + 5));
	}
	return walls;
}
var MAX_SEATS = 4;
function parseOptions(raw, seats) {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return wrong({ type: "no options" });
	const { job = "bank", walls = "standard", hole, lostVisual = false, characters = "dealt", ...others } = raw;
	const [other] = Object.keys(others);
	if (other !== void 0) return wrong({
		type: "no option",
		said: other
	});
	if (!JOBS.includes(job)) return wrong({
		type: "no job",
		said: String(job)
	});
	if (typeof lostVisual !== "boolean") return wrong({
		type: "yes or no",
		option: "lostVisual"
	});
	const empty = parseHole(job, hole);
	if ("wrong" in empty) return empty;
	const built = parseLayouts(job, empty.hole, walls);
	if ("wrong" in built) return built;
	const cast = parseCast(characters, seats);
	if ("wrong" in cast) return cast;
	return {
		job,
		walls: built.walls,
		hole: empty.hole,
		lostVisual,
		characters: cast.characters
	};
}
var wrong = (flaw) => ({ wrong: flaw });
function parseHole(job, hole) {
	if (!JOB[job].hole) return hole === void 0 || hole === "none" ? { hole: "none" } : wrong({
		type: "no hole",
		job
	});
	if (hole === void 0) return { hole: "C3" };
	return typeof hole === "string" && isGrid(hole) ? { hole } : wrong({
		type: "no square",
		said: String(hole)
	});
}
function parseLayouts(job, hole, walls) {
	if (walls === "random") return { walls };
	if (walls === "standard" || walls === "alternative") {
		if (walls === "alternative" && job !== "fort-knox") return wrong({
			type: "no alternative",
			job
		});
		return job === "fort-knox" && hole !== "C3" ? wrong({
			type: "other hole",
			hole: "C3"
		}) : { walls };
	}
	if (!Array.isArray(walls)) return wrong({ type: "no walls" });
	const { floors: wanted } = JOB[job];
	if (walls.length !== wanted) return wrong({
		type: "floors",
		count: walls.length,
		wanted
	});
	const floors = [];
	for (const [i, text] of walls.entries()) {
		const floor = i + 1;
		if (typeof text !== "string") return wrong({
			type: "no text",
			floor
		});
		const parsed = parseWalls(job, hole, text);
		if ("wrong" in parsed) return wrong({
			...parsed.wrong,
			floor
		});
		floors.push(parsed.join(" "));
	}
	return { walls: floors };
}
function parseCast(raw, seats) {
	if (raw === "dealt") return { characters: raw };
	if (!Array.isArray(raw)) return wrong({ type: "no cast" });
	const most = seats ?? MAX_SEATS;
	if (raw.length < 1 || raw.length > most) return wrong({
		type: "cast size",
		count: raw.length,
		most
	});
	const odd = raw.find((cast) => !CASTS.includes(cast));
	if (odd !== void 0) return wrong({
		type: "no character",
		said: String(odd)
	});
	const cast = raw;
	const named = cast.flatMap((one) => characterOf(one) ?? []);
	const twice = named.find((character, i) => named.indexOf(character) !== i);
	if (twice !== void 0) return wrong({
		type: "character twice",
		character: twice
	});
	const [first] = named;
	return (seats ?? cast.length) === 1 && first !== void 0 && !mayPlayAlone(first) ? wrong({
		type: "not alone",
		character: first
	}) : { characters: cast.slice() };
}
var CASTS = ["dealt", ...CHARACTERS.flatMap((character) => [character, ...SIDES.map((side) => `${character} ${side}`)])];
var mayPlayAlone = (cast) => !NOT_SOLO.characters.some((character) => character === characterOf(cast));
var characterOf = (cast) => cast === "dealt" ? void 0 : cast.split(" ")[0];
var sideOf = (cast) => cast.split(" ")[1];
var ABILITY_OF = {
	slip: ["flexibility"],
	climb: ["climb-window"],
	laptop: ["laptop"],
	"x-ray": ["x-ray"],
	enhance: ["enhance"],
	crybaby: ["crybaby"],
	reroute: ["reroute"],
	crow: ["distract", "disrupt"],
	tinker: ["tinker"],
	order: ["orders"],
	disguise: ["disguise"],
	spot: ["clairvoyance", "precognition"]
};
var ONCE = [
	"x-ray",
	"enhance",
	"reroute",
	"order",
	"spot"
];
var ACTIONS = [
	"go",
	"peek",
	"hack",
	"add-die",
	"crack",
	"escape",
	"climb",
	"laptop",
	"order",
	"disguise",
	"spot"
];
var FREE$1 = [
	"use",
	"give",
	"take",
	"pick-up",
	"end",
	"give-up"
];
function refusal(v, notation) {
	const [verb = "", ...rest] = notation.split(" ");
	if (v.question !== "none") return "answer-first";
	const abilities = ABILITY_OF[verb];
	if (!ACTIONS.includes(verb) && !FREE$1.includes(verb) && abilities === void 0) return strange(verb);
	const me = v.crew[v.viewer];
	if (abilities !== void 0 && !abilities.includes(me.ability)) return "not-your-ability";
	if (ONCE.includes(verb) && v.abilityUsed) return "used-this-turn";
	if (ACTIONS.includes(verb) && v.left === 0) return "no-actions";
	return (WHY[verb] ?? (() => "not-possible"))(v, me, rest);
}
var strange = (verb) => isSquare(verb) || ANSWERS.includes(verb) ? "no-question" : "unclear";
var ANSWERS = "normal advanced none pay stay ring token lose draw keep top bottom arrange set as-rolled agree decline".split(" ");
var tileAt = (v, square) => v.floors.flatMap(({ tiles }) => tiles).find(({ at }) => at === square);
var WHY = {
	"give-up": (v) => v.proposedToGiveUp ? "proposed-already" : "not-possible",
	go: whyNotGo,
	slip: whyNotGo,
	peek: whyNotPeek,
	"x-ray": whyNotPeek,
	enhance: whyNotPeek,
	hack: (v, me) => isComputer$1(tileAt(v, me.at)) ? "room-full" : "no-computer",
	"add-die": whyNotLoad,
	crack: whyNotRoll,
	escape: whyNotEscape,
	use: whyNotUse,
	give: (_, me, [card]) => has$1(me, card) ? whyNotTrade(card) : "no-such-card",
	take: (v, _, [card, from]) => {
		const owner = v.crew[Number(from?.slice(1))];
		return owner !== void 0 && has$1(owner, card) ? whyNotTrade(card) : "no-such-card";
	},
	"pick-up": (v, me, [card]) => tileAt(v, me.at)?.cards.some((one) => one === card) ? "one-bar" : "no-such-card"
};
var has$1 = ({ tools, loot }, card) => [...tools, ...loot].some((one) => one === card);
var whyNotTrade = (card) => card === "gold-bar" ? "one-bar" : "not-together";
var isComputer$1 = (tile) => tile?.tile.startsWith("computer") ?? false;
function whyNotGo(v, me, [to = ""]) {
	const tile = tileAt(v, to);
	if (tile === void 0 || me.at === to) return "out-of-reach";
	if (v.lasting["time-lock"] !== "none" && hasStairsBetween(v, me.at, tile.at)) return "time-lock";
	return (tile.tile.startsWith("deadbolt") || me.loot.includes("gemstone")) && v.left < 3 ? "too-expensive" : "out-of-reach";
}
var isStraightAboveOrBelow = (from, to) => from.slice(1) === to.slice(1) && Math.abs(Number(from[0]) - Number(to[0])) === 1;
function hasStairsBetween(v, from, to) {
	if (!isStraightAboveOrBelow(from, to)) return false;
	const lower = tileAt(v, from < to ? from : to);
	if (lower === void 0) return false;
	return lower.stairs || /^stairs/.test(lower.tile) || v.lasting.gymnastics !== "none" && /^walkway/.test(lower.tile);
}
function whyNotPeek(v, _, [at = ""]) {
	const tile = tileAt(v, at);
	return tile !== void 0 && tile.tile !== "?" ? "face-up" : "out-of-reach";
}
function whyNotSafe(v, me, at) {
	const tile = tileAt(v, at);
	if (tile?.tile !== "safe") return "no-safe";
	if (tile.safeOpen) return "safe-open";
	return me.at === at || me.ability === "drill" && isStraightAboveOrBelow(me.at, tile.at) ? void 0 : "out-of-reach";
}
function whyNotLoad(v, me, [at = ""]) {
	return whyNotSafe(v, me, at) ?? (tileAt(v, at).tokens >= 6 ? "safe-full" : "too-expensive");
}
function whyNotRoll(v, me, [at = ""]) {
	const wrong = whyNotSafe(v, me, at);
	if (wrong !== void 0) return wrong;
	return tileAt(v, at).tokens === 0 && extraDie(me.ability) === 0 ? "no-dice" : "keycard";
}
function whyNotEscape(v, me) {
	const tile = tileAt(v, me.at);
	if (!me.at.startsWith(`${v.floors.length}`) || tile === void 0 || !(tile.stairs || /^(stairs|walkway)/.test(tile.tile))) return "no-roof";
	if (v.lasting["time-lock"] !== "none") return "time-lock";
	return tile.tile.startsWith("walkway") && v.lasting.gymnastics === "none" ? "no-roof" : "safes-closed";
}
var ON_A_TILE = [
	"blueprints",
	"crowbar",
	"donuts",
	"dynamite",
	"thermal-bomb",
	"virus"
];
function whyNotUse(_, me, [tool = "", at]) {
	if (!me.tools.some((one) => one === tool)) return "no-such-card";
	if (me.loot.includes("bust")) return "bust";
	return at !== void 0 && ON_A_TILE.includes(tool) ? "out-of-reach" : "not-possible";
}
var reveals = {
	sideChosen: false,
	entranceChosen: false,
	turnBegan: false,
	placed: false,
	actionsEnded: false,
	turnSkipped: false,
	revealed: true,
	moved: false,
	shifted: false,
	stopped: false,
	rolled: true,
	unlocked: false,
	locked: false,
	escaped: false,
	stealthLost: false,
	stealthGained: false,
	refugePlaced: false,
	captured: false,
	alarmRaised: false,
	alarmPrevented: false,
	alarmOff: false,
	hacked: false,
	patrolDrawn: true,
	patrolReshuffled: true,
	guardPlaced: false,
	guardMoved: false,
	guardJumped: false,
	guardLost: false,
	guardHeld: false,
	guardDistracted: false,
	guardSpedUp: false,
	destinationSet: false,
	dieAdded: false,
	dieSet: false,
	cracked: false,
	safeOpened: false,
	toolsReshuffled: true,
	toolsShown: true,
	noToolLeft: false,
	toolFound: true,
	toolDiscarded: false,
	lootFound: true,
	cardLeft: true,
	pickedUp: false,
	offered: false,
	requested: false,
	handedOver: false,
	declined: false,
	toolUsed: false,
	toolEnded: false,
	crowbarred: false,
	wallRemoved: false,
	stairsMade: false,
	kittyRan: false,
	abilityUsed: false,
	ordered: false,
	laptopLoaded: false,
	crowPlaced: false,
	crowReturned: false,
	alarmTaken: false,
	looked: true,
	putBack: false,
	arranged: false,
	eventDrawn: true,
	eventsReshuffled: true,
	noEffect: false,
	eventEnded: false,
	actionsGained: false,
	won: false,
	givingUpProposed: false,
	givingUpAgreed: false,
	gaveUp: false,
	lost: false
};
var KINDS = [
	"atrium",
	"camera",
	"computer-fingerprint",
	"computer-laser",
	"computer-motion",
	"deadbolt",
	"scanner",
	"fingerprint",
	"foyer",
	"keypad",
	"laboratory",
	"laser",
	"lavatory",
	"motion",
	"safe",
	"secret-door",
	"service-duct",
	"stairs",
	"thermo",
	"walkway"
];
var PRINTED = {
	atrium: "3 4",
	camera: "1 2o 3o 6o",
	"computer-fingerprint": "4o",
	"computer-laser": "5o",
	"computer-motion": "6o",
	deadbolt: "1 2o 3o",
	scanner: "4 5 6",
	fingerprint: "4o 5o 6",
	foyer: "1o 2o",
	keypad: "4o 5 6o",
	laboratory: "3o 4",
	laser: "1o 2o 3",
	lavatory: "5o",
	motion: "1o 2 3o",
	safe: "0 0 0",
	"secret-door": "1o 2o",
	"service-duct": "5o 6o",
	stairs: "4o 5o 6",
	thermo: "1o 2o 3",
	walkway: "1o 2 3o"
};
var TILES = KINDS.flatMap((kind) => PRINTED[kind].split(" ").map((print) => ({
	kind,
	digit: Number(print[0]),
	office: print.endsWith("o")
})));
var TILE_NAMES = TILES.map(({ kind, digit }) => digit === 0 ? kind : `${kind} ${digit}`);
var KIND = TILES.map(({ kind }) => KINDS.indexOf(kind));
var DIGIT = TILES.map(({ digit }) => digit);
var index = (kind) => KINDS.indexOf(kind);
var ATRIUM = index("atrium");
var CAMERA = index("camera");
var COMPUTER_FINGERPRINT = index("computer-fingerprint");
var COMPUTER_LASER = index("computer-laser");
var COMPUTER_MOTION = index("computer-motion");
var DEADBOLT = index("deadbolt");
var SCANNER = index("scanner");
var FINGERPRINT = index("fingerprint");
var FOYER = index("foyer");
var KEYPAD = index("keypad");
var LABORATORY = index("laboratory");
var LASER = index("laser");
var LAVATORY = index("lavatory");
var MOTION = index("motion");
var SAFE = index("safe");
var SECRET_DOOR = index("secret-door");
var SERVICE_DUCT = index("service-duct");
var STAIRS = index("stairs");
var THERMO = index("thermo");
var WALKWAY = index("walkway");
var isComputer = (kind) => kind >= COMPUTER_FINGERPRINT && kind <= COMPUTER_MOTION;
var flags = (...kinds) => KINDS.map((_, kind) => kinds.includes(kind));
var HAS_ALARM_ICON = flags(CAMERA, SCANNER, FINGERPRINT, LASER, MOTION, THERMO);
var CAN_BE_FORCED = flags(CAMERA, SCANNER, FINGERPRINT, LASER, MOTION, THERMO, DEADBOLT, KEYPAD);
var COMPUTER_FOR = KINDS.map((_, kind) => kind === FINGERPRINT ? COMPUTER_FINGERPRINT : kind === LASER ? COMPUTER_LASER : kind === MOTION ? COMPUTER_MOTION : void 0);
var PLANS = new Map();
var MOST_PLANS = 2e3;
function planOf(layout) {
	const known = PLANS.get(layout);
	if (known !== void 0) return known;
	if (PLANS.size >= MOST_PLANS) PLANS.clear();
	const plan = draw(layout);
	PLANS.set(layout, plan);
	return plan;
}
function draw(layout) {
	const { places, walls } = readLayout(layout);
	const there = new Set(places);
	const neighbours = (pos) => [
		pos - 5,
		pos + 1,
		pos + 5,
		pos - 1
	].filter((other) => there.has(other) && Math.abs(columnOf(other) - columnOf(pos)) <= 1);
	const isWalled = (a, b) => walls.has(edge(a, b));
	const every = Array.from({ length: 25 }, (_, pos) => there.has(pos) ? neighbours(pos) : []);
	const open = every.map((near, pos) => near.filter((other) => !isWalled(pos, other)));
	const walled = every.map((near, pos) => near.filter((other) => isWalled(pos, other)));
	const steps = new Uint8Array(625);
	const first = new Uint8Array(625);
	for (const from of places) walkFrom(from, open, steps, first);
	return {
		places,
		open,
		walled,
		steps,
		first,
		outer: every.map((near) => near.length < 4)
	};
}
var edge = (a, b) => Math.min(a, b) * 2 + (Math.abs(a - b) === 5 ? 1 : 0);
var UNREACHED = 255;
function walkFrom(from, open, steps, first) {
	const base = from * 25;
	steps.fill(UNREACHED, base, base + 25);
	steps[base + from] = 0;
	first[base + from] = from;
	const turned = new Array(25).fill(Number.NEGATIVE_INFINITY);
	turned[from] = 0;
	const queue = [from];
	for (const here of queue) for (const next of open[here]) {
		const reached = steps[base + next];
		const length = steps[base + here] + 1;
		if (reached < length) continue;
		if (reached === UNREACHED) {
			steps[base + next] = length;
			queue.push(next);
		}
		const turn = turned[here] + cross$1(from, here, next);
		if (turn <= turned[next]) continue;
		turned[next] = turn;
		first[base + next] = here === from ? next : first[base + here];
	}
}
function cross$1(from, here, next) {
	const [x1, y1] = [columnOf(here) - columnOf(from), rowOf(here) - rowOf(from)];
	const [x2, y2] = [columnOf(next) - columnOf(from), rowOf(next) - rowOf(from)];
	return x1 * y2 - x2 * y1;
}
var distance = (plan, from, to) => plan.steps[from * 25 + to];
var stepToward = (plan, from, to) => plan.first[from * 25 + to];
function pathOf(plan, from, to) {
	const path = [];
	for (let here = from; here !== to;) {
		here = stepToward(plan, here, to);
		path.push(here);
	}
	return path;
}
var NO_TILE = TILES.length;
var ON_CELL = 100;
var onCell = (cell) => ON_CELL + cell;
var cellOfPlace = (place) => place - ON_CELL;
var isOnCell = (place) => place >= ON_CELL;
var SEEN_SHIFT = 6;
var CARD_MASK = 63;
var cardIn = (entry) => entry & CARD_MASK;
var seenBy = (entry, seat) => (entry >> SEEN_SHIFT + seat & 1) === 1;
var markSeen = (entry, seat) => entry | 1 << SEEN_SHIFT + seat;
var jobOf = (state) => JOB[state.options.job];
var floorsOf = (state) => state.layouts.length;
var topFloor = (state) => state.layouts.length - 1;
var planAt = (state, floor) => planOf(state.layouts[floor]);
var planFor = (state, cell) => planOf(state.layouts[floorOf(cell)]);
var has = (state, cell, mark) => (state.marks[cell] & mark) !== 0;
var isUp = (state, cell) => (state.marks[cell] & 1) !== 0;
var put = (state, cell, mark) => {
	state.marks[cell] |= mark;
};
var remove = (state, cell, mark) => {
	state.marks[cell] &= ~mark;
};
var kindAt = (state, cell) => KIND[state.tiles[cell]];
var shows = (state, cell, kind) => isUp(state, cell) && KIND[state.tiles[cell]] === kind;
var above = (state, cell) => floorOf(cell) < topFloor(state) ? cell + 25 : -1;
var below = (cell) => cell >= 25 ? cell - 25 : -1;
var guardOn = (state, cell) => state.guard[floorOf(cell)] === cell;
var inForce = (state, what) => state.lasting[what] !== -1;
var isInside$1 = (state, seat) => state.at[seat] >= 0;
function othersOn(state, cell, seat) {
	for (let other = 0; other < state.seats; other++) if (other !== seat && state.at[other] === cell) return true;
	return false;
}
var playedBy = (state, role) => state.role.indexOf(role);
function roleOn(state, cell, role) {
	const seat = state.role.indexOf(role);
	return seat >= 0 && state.at[seat] === cell;
}
function clone(s) {
	const { walls, characters } = s.options;
	return {
		options: {
			...s.options,
			walls: typeof walls === "string" ? walls : walls.slice(),
			characters: typeof characters === "string" ? characters : characters.slice()
		},
		seats: s.seats,
		layouts: s.layouts.slice(),
		tiles: s.tiles.slice(),
		marks: s.marks.slice(),
		tokens: s.tokens.slice(),
		refuge: s.refuge.slice(),
		guard: s.guard.slice(),
		goal: s.goal.slice(),
		die: s.die.slice(),
		lostIn: s.lostIn.slice(),
		patrol: s.patrol.map((deck) => deck.slice()),
		patrolDiscard: s.patrolDiscard.map((pile) => pile.slice()),
		takenAway: s.takenAway.map((pile) => pile.slice()),
		role: s.role.slice(),
		at: s.at.slice(),
		stealth: s.stealth.slice(),
		toolAt: s.toolAt.slice(),
		toolDeck: s.toolDeck.slice(),
		toolDiscard: s.toolDiscard.slice(),
		lootAt: s.lootAt.slice(),
		lootDeck: s.lootDeck.slice(),
		eventDeck: s.eventDeck.slice(),
		eventDiscard: s.eventDiscard.slice(),
		lasting: s.lasting.slice(),
		crow: s.crow,
		laptop: s.laptop,
		juice: s.juice,
		slipped: s.slipped,
		entrance: s.entrance,
		turn: s.turn,
		turns: s.turns,
		left: s.left,
		spent: s.spent,
		done: s.done,
		suit: s.suit,
		mirrored: s.mirrored,
		entered: s.entered.slice(),
		tries: s.tries.slice(),
		pace: s.pace,
		shift: s.shift,
		extra: s.extra,
		skip: s.skip,
		rolled: s.rolled.slice(),
		result: s.result,
		captured: s.captured,
		pending: s.pending.map((one) => ({ ...one }))
	};
}
var FLEXIBILITY$3 = role("flexibility");
var TIARA = loot("tiara");
function loseOnArrival(state, seat, how) {
	if (state.suit === 1 && seat === state.turn) return;
	const at = state.at[seat];
	if (isSeen(state, seat, how)) hit(state, at, 1 << seat);
	if (how !== "slip" && guardOn(state, at)) hit(state, at, 1 << seat);
}
function isSeen(state, seat, how) {
	const at = state.at[seat];
	if (shows(state, at, ATRIUM) && (guardAt(state, above(state, at)) || guardAt(state, below(at)))) return true;
	const guard = state.guard[floorOf(at)];
	if (guard < 0 || distance(planFor(state, at), posOf(at), posOf(guard)) !== 1) return false;
	return shows(state, at, FOYER) || state.lootAt[TIARA] === seat && isMove(how);
}
var guardAt = (state, cell) => cell !== -1 && guardOn(state, cell);
var isMove = (how) => how === "own" || how === "slip" || how === "climb" || how === "orders" || how === "gut";
function loseToGuard(state, floor) {
	const guard = state.guard[floor];
	let who = 0;
	for (let seat = 0; seat < state.seats; seat++) if (sees(state, guard, state.at[seat])) who |= 1 << seat;
	for (let rest = who; rest !== 0;) {
		const at = state.at[lowest$1(rest)];
		const together = rest & standingOn(state, at);
		hit(state, at, together);
		rest &= ~together;
	}
	return who !== 0;
}
function sees(state, guard, at) {
	if (at < 0) return false;
	if (at === guard) return true;
	if (floorOf(at) === floorOf(guard)) return shows(state, at, FOYER) && distance(planFor(state, at), posOf(at), posOf(guard)) === 1;
	return shows(state, at, ATRIUM) && (above(state, at) === guard || below(at) === guard);
}
function standingOn(state, cell) {
	let who = 0;
	for (let seat = 0; seat < state.seats; seat++) if (state.at[seat] === cell) who |= 1 << seat;
	return who;
}
function partsFromSlipper(state, floor) {
	if (state.slipped === 0 || state.at[playedBy(state, FLEXIBILITY$3)] !== state.guard[floor]) return false;
	state.slipped = 0;
	return true;
}
function noticeSlipper(state) {
	const acrobat = playedBy(state, FLEXIBILITY$3);
	hit(state, state.at[acrobat], 1 << acrobat);
}
var hit = (state, at, who) => {
	state.pending.push({
		do: "lose",
		at,
		who
	});
};
var lowest$1 = (who) => 31 - Math.clz32(who & -who);
var countOf = (who) => who === 0 ? 0 : 1 + countOf(who & who - 1);
function lose(state, { at, who }, tell) {
	for (let rest = who; rest !== 0 && state.result === "playing"; rest &= rest - 1) {
		const [seat, room] = [lowest$1(rest), state.refuge[at]];
		if (room === 0) loseOwn(state, seat, tell);
		else if (room < countOf(rest)) {
			state.pending.push({
				ask: "shelter",
				seat: state.turn,
				at,
				who: rest
			});
			return;
		} else if (state.stealth[seat] === 0) loseRoom(state, seat, tell);
		else {
			if ((rest & rest - 1) !== 0) hit(state, at, rest & rest - 1);
			state.pending.push({
				ask: "stealth",
				seat
			});
			return;
		}
	}
}
function loseOwn(state, seat, tell) {
	if (state.stealth[seat] === 0) {
		state.result = "captured";
		state.captured = seat;
		tell({
			type: "captured",
			seat,
			at: squareOf(state.at[seat])
		});
		tell({
			type: "lost",
			because: "captured"
		});
		return;
	}
	state.stealth[seat] -= 1;
	tell({
		type: "stealthLost",
		seat,
		from: "own",
		left: state.stealth[seat]
	});
}
function loseRoom(state, seat, tell) {
	state.refuge[state.at[seat]] -= 1;
	tell({
		type: "stealthLost",
		seat,
		from: "room",
		left: state.stealth[seat]
	});
}
function gainStealth(state, seat, tell) {
	state.stealth[seat] += 1;
	tell({
		type: "stealthGained",
		seat,
		left: state.stealth[seat]
	});
}
var patrolName = (card) => card === LOST_VISUAL ? "lost-visual" : GRIDS[card];
function drawPatrol(state, floor, chance, tell) {
	if (state.patrol[floor].length === 0) renewPatrol(state, floor, chance, tell);
	const card = cardIn(state.patrol[floor].pop());
	state.patrolDiscard[floor].push(card);
	tell({
		type: "patrolDrawn",
		floor: floor + 1,
		card: patrolName(card)
	});
	return card;
}
function renewPatrol(state, floor, chance, tell) {
	state.patrol[floor] = [...state.patrolDiscard[floor], ...state.takenAway[floor]];
	state.patrolDiscard[floor] = [];
	state.takenAway[floor] = [];
	shufflePatrol(state, floor, chance);
	const [cards, takenAway] = [state.patrol[floor].length, state.takenAway[floor].length];
	tell({
		type: "patrolReshuffled",
		floor: floor + 1,
		cards,
		takenAway
	});
	speedUp(state, floor, "deck", tell);
}
function shufflePatrol(state, floor, chance) {
	const deck = state.patrol[floor];
	shuffle(deck, chance);
	state.takenAway[floor] = deck.splice(deck.length - TAKEN_AWAY[state.seats]);
}
function speedUp(state, floor, because, tell) {
	if (state.die[floor] >= 6) return;
	state.die[floor] += 1;
	tell({
		type: "guardSpedUp",
		floor: floor + 1,
		die: state.die[floor],
		because
	});
}
function drawDestination(state, floor, chance, tell) {
	for (;;) {
		const card = drawPatrol(state, floor, chance, tell);
		if (card === LOST_VISUAL) {
			loseSight(state, floor, tell);
			return;
		}
		const cell = cellAt(floor, card);
		if (cell === state.guard[floor]) continue;
		setDestination(state, floor, {
			to: cell,
			because: "card"
		}, tell);
		return;
	}
}
function loseSight(state, floor, tell) {
	partsFromSlipper(state, floor);
	state.guard[floor] = -2;
	state.goal[floor] = -1;
	state.lostIn[floor] = state.turns;
	tell({
		type: "guardLost",
		floor: floor + 1
	});
}
function setDestination(state, floor, { to, because }, tell) {
	if (state.goal[floor] === to) return;
	state.goal[floor] = to;
	tell({
		type: "destinationSet",
		floor: floor + 1,
		at: squareOf(to),
		because
	});
}
var JAMMER = role("jammer");
var canRing = (state, cell) => !inForce(state, 3) && !has(state, cell, 2) && !guardOn(state, cell);
function raise(state, cell, because, tell) {
	if (placeAlarm(state, cell, because, tell)) aim(state, floorOf(cell), tell);
}
function placeAlarm(state, cell, because, tell) {
	if (!canRing(state, cell)) return false;
	put(state, cell, 2);
	tell({
		type: "alarmRaised",
		at: squareOf(cell),
		because
	});
	return true;
}
function silence$3(state, cell, tell) {
	remove(state, cell, 2);
	tell({
		type: "alarmOff",
		at: squareOf(cell)
	});
}
function alarmsOn$1(state, floor) {
	let count = 0;
	for (const pos of planAt(state, floor).places) if (has(state, cellAt(floor, pos), 2)) count += 1;
	return count;
}
function aim(state, floor, tell) {
	const [nearest, ...others] = nearestAlarms(state, floor);
	if (nearest === void 0) return;
	if (others.length === 0) setDestination(state, floor, {
		to: nearest,
		because: "alarm"
	}, tell);
	else state.pending.push({
		ask: "nearest-alarm",
		seat: state.turn,
		floor
	});
}
function nearestAlarms(state, floor) {
	const guard = state.guard[floor];
	const found = [];
	if (guard < 0) return found;
	const plan = planAt(state, floor);
	let best = Number.POSITIVE_INFINITY;
	for (const pos of plan.places) {
		const cell = cellAt(floor, pos);
		if (!has(state, cell, 2)) continue;
		const far = distance(plan, posOf(guard), pos);
		if (far > best) continue;
		if (far < best) found.length = 0;
		best = far;
		found.push(cell);
	}
	return found;
}
var isJammed = (state, seat, cell) => state.role[seat] === JAMMER || roleOn(state, cell, JAMMER);
function threaten(state, seat, cell, tell) {
	if (!canRing(state, cell) || isJammed(state, seat, cell)) return;
	if (computerWithToken(state, cell) !== void 0 || state.laptop > 0) state.pending.push({
		ask: "hack",
		seat,
		at: cell
	});
	else raise(state, cell, causeAt(state, cell), tell);
}
function causeAt(state, cell) {
	return HACKABLE[COMPUTER_FOR[kindAt(state, cell)] - FIRST_COMPUTER];
}
var HACKABLE = [
	"fingerprint",
	"laser",
	"motion"
];
var FIRST_COMPUTER = Math.min(...COMPUTER_FOR.flatMap((computer) => computer ?? []));
function computerWithToken(state, cell) {
	const wanted = COMPUTER_FOR[kindAt(state, cell)];
	for (let other = 0; other < state.tokens.length; other++) if (state.tokens[other] > 0 && isUp(state, other) && kindAt(state, other) === wanted) return other;
}
function spendToken(state, seat, { at, on }, tell) {
	if (on === "laptop") state.laptop -= 1;
	else state.tokens[computerWithToken(state, at)] -= 1;
	tell({
		type: "alarmPrevented",
		seat,
		at: squareOf(at),
		with: on
	});
}
var DONUTS$2 = tool("donuts");
var DISTRACT$1 = role("distract");
var DISRUPT$1 = role("disrupt");
function moveGuards(state, tell) {
	const at = state.at[state.turn];
	if (at < 0) return;
	if (state.shift === 0) state.pending.push({
		do: "patrol",
		floor: floorOf(at)
	});
	else {
		tell({
			type: "guardHeld",
			floor: floorOf(at) + 1,
			by: "shift-change"
		});
		for (let floor = floorsOf(state) - 1; floor >= 0; floor--) if (floor !== floorOf(at)) state.pending.push({
			do: "patrol",
			floor
		});
	}
}
function patrol(state, floor, chance, tell) {
	const guard = state.guard[floor];
	if (guard === -1 || guard === -2 && state.lostIn[floor] === state.turns) return;
	if (isDisrupted(state, floor)) {
		state.crow = -1;
		tell({
			type: "guardHeld",
			floor: floor + 1,
			by: "crow"
		});
		tell({
			type: "crowReturned",
			seat: playedBy(state, DISRUPT$1)
		});
	} else if (eatsDonuts(state, floor, tell)) return;
	else if (guard === -2) putGuard(state, floor, chance, tell);
	else {
		const steps = state.die[floor] + alarmsOn$1(state, floor) + state.pace;
		state.pending.push({
			do: "walk",
			floor,
			steps
		});
	}
}
var isDisrupted = (state, floor) => state.crow !== -1 && state.crow === state.guard[floor] && playedBy(state, DISRUPT$1) >= 0 && alarmsOn$1(state, floor) === 0;
function eatsDonuts(state, floor, tell) {
	if (state.toolAt[DONUTS$2] !== 10 + floor) return false;
	state.toolAt[DONUTS$2] = -1;
	state.toolDiscard.push(DONUTS$2);
	tell({
		type: "guardHeld",
		floor: floor + 1,
		by: "donuts"
	});
	return true;
}
function walk(state, { floor, steps }, chance, tell) {
	if (steps <= 0 || state.guard[floor] < 0) return;
	if (state.guard[floor] === state.goal[floor]) {
		state.pending.push({
			do: "walk",
			floor,
			steps
		});
		newDestination(state, floor, chance, tell);
	} else if (state.slipped === 1 && partsFromSlipper(state, floor)) {
		state.pending.push({
			do: "walk",
			floor,
			steps
		});
		noticeSlipper(state);
	} else {
		const to = nextStep(state, floor, state.goal[floor]);
		const further = to === state.crow && playedBy(state, DISTRACT$1) >= 0 ? steps - 2 : steps - 1;
		state.pending.push({
			do: "walk",
			floor,
			steps: further
		});
		stepGuard(state, floor, to, chance, tell);
	}
}
var nextStep = (state, floor, goal) => cellAt(floor, stepToward(planAt(state, floor), posOf(state.guard[floor]), posOf(goal)));
function stepGuard(state, floor, to, chance, tell) {
	state.guard[floor] = to;
	tell({
		type: "guardMoved",
		floor: floor + 1,
		to: squareOf(to)
	});
	if (to === state.crow && playedBy(state, DISTRACT$1) >= 0) tell({
		type: "guardDistracted",
		floor: floor + 1,
		at: squareOf(to)
	});
	comeOnto(state, floor, "if-reached", chance, tell);
}
function jumpGuard(state, floor, { to, renew }, chance, tell) {
	partsFromSlipper(state, floor);
	state.guard[floor] = to;
	tell({
		type: "guardJumped",
		floor: floor + 1,
		to: squareOf(to)
	});
	comeOnto(state, floor, renew, chance, tell);
}
function comeOnto(state, floor, renew, chance, tell) {
	state.pending.push({
		do: "look-round",
		floor,
		renew
	});
	if (loseToGuard(state, floor)) return;
	state.pending.pop();
	lookRound(state, {
		floor,
		renew
	}, chance, tell);
}
function lookRound(state, { floor, renew }, chance, tell) {
	const guard = state.guard[floor];
	const off = has(state, guard, 2);
	if (off) silence$3(state, guard, tell);
	const raised = watchCameras(state, guard, tell);
	for (let other = floorsOf(state) - 1; other >= 0; other--) if (other !== floor && (raised & 1 << other) !== 0) aim(state, other, tell);
	if (renew === "never") return;
	const reached = renew === "always" || renew === "if-reached" && guard === state.goal[floor];
	if (off || reached) newDestination(state, floor, chance, tell);
	else if ((raised & 1 << floor) !== 0) aim(state, floor, tell);
}
function newDestination(state, floor, chance, tell) {
	if (state.guard[floor] < 0) return;
	if (alarmsOn$1(state, floor) > 0) aim(state, floor, tell);
	else drawDestination(state, floor, chance, tell);
}
function watchCameras(state, guard, tell) {
	let floors = 0;
	if (!camerasWork(state) || !isWorkingCamera(state, guard)) return floors;
	for (let seat = 0; seat < state.seats; seat++) {
		const at = state.at[seat];
		if (at < 0 || at === guard || !isWorkingCamera(state, at)) continue;
		if (placeAlarm(state, at, "camera", tell)) floors |= 1 << floorOf(at);
	}
	return floors;
}
var camerasWork = (state) => !inForce(state, 2) && !inForce(state, 3);
var isWorkingCamera = (state, cell) => shows(state, cell, CAMERA) && !has(state, cell, 16);
function isWatched(state, cell) {
	if (!camerasWork(state) || !isWorkingCamera(state, cell)) return false;
	for (let floor = 0; floor < floorsOf(state); floor++) {
		const guard = state.guard[floor];
		if (guard >= 0 && guard !== cell && isWorkingCamera(state, guard)) return true;
	}
	return false;
}
function putGuard(state, floor, chance, tell) {
	const card = drawPatrol(state, floor, chance, tell);
	if (card === LOST_VISUAL) {
		loseSight(state, floor, tell);
		return;
	}
	state.guard[floor] = cellAt(floor, card);
	tell({
		type: "guardPlaced",
		floor: floor + 1,
		at: squareOf(state.guard[floor])
	});
	state.pending.push({
		do: "destination",
		floor
	});
	comeOnto(state, floor, "never", chance, tell);
}
function firstDestination(state, floor, chance, tell) {
	drawDestination(state, floor, chance, tell);
	aim(state, floor, tell);
}
var CHIHUAHUA$1 = loot("chihuahua");
var GOBLET = loot("cursed-goblet");
var KITTY$2 = loot("persian-kitty");
var holdsLoot = (state, seat, card) => state.lootAt[card] === seat;
var carriesAnything = (state, seat) => state.toolAt.includes(seat) || state.lootAt.includes(seat);
var hasBar = (state, seat) => state.lootAt[GOLD_BAR] === seat || state.lootAt[SECOND_BAR] === seat;
var isBar = (card) => card === GOLD_BAR || card === SECOND_BAR;
var mayHold = (state, seat, card) => !(isBar(card) && hasBar(state, seat));
function findLoot(state, { seat, on, safe }, tell) {
	const card = state.lootDeck.pop();
	if (card === void 0) return;
	if (on === -1) {
		state.lootAt[card] = seat;
		tell({
			type: "lootFound",
			seat,
			loot: LOOT_CARDS[card]
		});
		if (card === GOBLET) curse(state, seat, tell);
	} else leaveLoot(state, card, on, tell);
	if (!isBar(card)) return;
	const other = card === GOLD_BAR ? SECOND_BAR : GOLD_BAR;
	state.lootDeck.splice(state.lootDeck.indexOf(other), 1);
	leaveLoot(state, other, safe, tell);
}
function leaveLoot(state, card, on, tell) {
	state.lootAt[card] = onCell(on);
	tell({
		type: "cardLeft",
		card: LOOT_CARDS[card],
		at: squareOf(on)
	});
}
function curse(state, seat, tell) {
	if (state.stealth[seat] === 0) return;
	state.stealth[seat] -= 1;
	tell({
		type: "stealthLost",
		seat,
		from: "own",
		left: state.stealth[seat]
	});
}
function chihuahua(state, chance, tell) {
	const seat = state.turn;
	if (!holdsLoot(state, seat, CHIHUAHUA$1)) return;
	const dice = rollDice(1, chance);
	tell({
		type: "rolled",
		seat,
		for: "chihuahua",
		dice
	});
	if (dice[0] === 6) raise(state, state.at[seat], "chihuahua", tell);
}
function kitty(state, chance, tell) {
	const seat = state.turn;
	if (!holdsLoot(state, seat, KITTY$2)) return;
	const dice = rollDice(1, chance);
	tell({
		type: "rolled",
		seat,
		for: "persian-kitty",
		dice
	});
	if (dice[0] > 2) return;
	const ways = kittyWays(state, seat);
	if (ways.length === 1) kittyRuns(state, ways[0], tell);
	else if (ways.length > 1) state.pending.push({
		ask: "kitty",
		seat
	});
}
function kittyRuns(state, to, tell) {
	state.lootAt[KITTY$2] = onCell(to);
	tell({
		type: "kittyRan",
		seat: state.turn,
		to: squareOf(to)
	});
}
function kittyWays(state, seat) {
	const at = state.at[seat];
	const [floor, from, plan] = [
		floorOf(at),
		posOf(at),
		planFor(state, at)
	];
	const targets = plan.places.filter((pos) => {
		const cell = cellAt(floor, pos);
		return pos !== from && isUp(state, cell) && HAS_ALARM_ICON[kindAt(state, cell)] && !has(state, cell, 16);
	});
	const best = Math.min(...targets.map((pos) => distance(plan, from, pos)));
	const near = targets.filter((pos) => distance(plan, from, pos) === best);
	return plan.open[from].filter((step) => near.some((pos) => distance(plan, step, pos) === best - 1)).map((step) => cellAt(floor, step));
}
var ISOTOPE = loot("isotope");
function reveal(state, cell, tell) {
	put(state, cell, 1);
	tell({
		type: "revealed",
		at: squareOf(cell),
		tile: TILE_NAMES[state.tiles[cell]]
	});
	if (kindAt(state, cell) === LAVATORY) addRefuge(state, cell, tell);
}
function addRefuge(state, cell, tell) {
	state.refuge[cell] += 3;
	tell({
		type: "refugePlaced",
		at: squareOf(cell),
		tokens: state.refuge[cell]
	});
}
var isBolted = (state, cell, seat) => kindAt(state, cell) === DEADBOLT && !has(state, cell, 16) && !guardOn(state, cell) && !othersOn(state, cell, seat);
var isLocked = (state, cell) => kindAt(state, cell) === KEYPAD && !has(state, cell, 24);
function tryKeypad(state, seat, cell, chance, tell) {
	state.tries.push(cell);
	const attempt = state.tries.filter((tried) => tried === cell).length;
	const dice = rollDice(attempt + extraDie(ROLES[state.role[seat]]), chance);
	tell({
		type: "rolled",
		seat,
		for: "keypad",
		dice
	});
	if (!dice.includes(6)) {
		tell({
			type: "stopped",
			seat,
			at: squareOf(cell),
			by: "keypad"
		});
		return false;
	}
	put(state, cell, 8);
	tell({
		type: "unlocked",
		at: squareOf(cell)
	});
	return true;
}
function rollDice(count, chance) {
	const dice = [];
	for (let n = 0; n < count; n++) dice.push(1 + chance.below(6));
	return dice;
}
var isArmed = (state, cell, seat, way) => kindAt(state, cell) === LASER && way !== "orders" && !has(state, cell, 16) && canRing(state, cell) && !isJammed(state, seat, cell) && !(state.mirrored === 1 && seat === state.turn);
var laserTokens = (state, cell) => ({
	computer: computerWithToken(state, cell) !== void 0,
	laptop: state.laptop > 0
});
function enter(state, { seat, to, way, alarm }, tell) {
	const kind = kindAt(state, to);
	if (kind === LABORATORY) enterLaboratory(state, seat, to);
	else if (has(state, to, 16)) return;
	else if (kind === FINGERPRINT) threaten(state, seat, to, tell);
	else if (kind === LASER && alarm === 1) raise(state, to, "laser", tell);
	else if (kind === SCANNER && carriesAnything(state, seat)) raise(state, to, "scanner", tell);
	else if (kind === CAMERA) enterCamera(state, seat, to, tell);
	else if (kind === THERMO && state.lootAt[ISOTOPE] === seat) raise(state, to, "isotope", tell);
	else if (kind === MOTION && (way === "own" || way === "slip")) state.entered.push(to);
}
function enterCamera(state, seat, cell, tell) {
	if (state.suit === 1 && seat === state.turn) return;
	if (isWatched(state, cell)) raise(state, cell, "camera", tell);
}
function enterLaboratory(state, seat, cell) {
	if (has(state, cell, 32)) return;
	put(state, cell, 32);
	state.pending.push({
		do: "find-tool",
		seat,
		on: -1
	});
}
function leaveMotion(state, seat, cell, tell) {
	const entered = state.entered.indexOf(cell);
	if (entered < 0) return;
	state.entered.splice(entered, 1);
	if (kindAt(state, cell) === MOTION && !has(state, cell, 16)) threaten(state, seat, cell, tell);
}
function checkThermo(state, tell) {
	const at = state.at[state.turn];
	if (at >= 0 && kindAt(state, at) === THERMO && !has(state, at, 16)) raise(state, at, "thermo", tell);
}
var FLEXIBILITY$2 = role("flexibility");
var GEMSTONE = loot("gemstone");
var PAINTING = loot("painting");
function spend(state, actions) {
	state.left -= actions;
	state.spent += actions;
}
var hasStairsUp = (state, cell) => has(state, cell, 128) || shows(state, cell, STAIRS) || inForce(state, 0) && shows(state, cell, WALKWAY);
function connections(state, seat, from) {
	const plan = planFor(state, from);
	const base = from - posOf(from);
	const found = [];
	for (const pos of plan.open[posOf(from)]) found.push(base + pos);
	const freeHands = state.lootAt[PAINTING] !== seat;
	if (freeHands) addSecretDoors(state, from, found);
	const up = above(state, from);
	const down = below(from);
	const locked = inForce(state, 1);
	if (up !== -1 && !locked && hasStairsUp(state, from)) found.push(up);
	if (down !== -1 && (!locked && hasStairsUp(state, down) || shows(state, from, WALKWAY))) found.push(down);
	if (freeHands && shows(state, from, SERVICE_DUCT)) addOtherDuct(state, from, found);
	return found;
}
function addSecretDoors(state, from, found) {
	const base = from - posOf(from);
	for (const pos of planFor(state, from).walled[posOf(from)]) if (shows(state, base + pos, SECRET_DOOR)) found.push(base + pos);
}
function addOtherDuct(state, from, found) {
	for (let cell = 0; cell < state.tiles.length; cell++) if (cell !== from && shows(state, cell, SERVICE_DUCT) && !found.includes(cell)) found.push(cell);
}
function peekEdges(state, from) {
	const base = from - posOf(from);
	const found = [];
	for (const pos of planFor(state, from).open[posOf(from)]) found.push(base + pos);
	const [up, down] = [above(state, from), below(from)];
	const atrium = shows(state, from, ATRIUM);
	if (up !== -1 && (atrium || hasStairsUp(state, from))) found.push(up);
	if (down !== -1 && (atrium || hasStairsUp(state, down))) found.push(down);
	return found;
}
var gemPrice = (state, seat, to) => state.lootAt[GEMSTONE] === seat && othersOn(state, to, seat) ? 1 : 0;
var price = (state, seat, to) => (isUp(state, to) && isBolted(state, to, seat) ? 3 : 1) + gemPrice(state, seat, to);
var slipPrice = (state, seat, to) => (isUp(state, to) && isLocked(state, to) ? 1 : 0) + gemPrice(state, seat, to);
function approach(state, { seat, to, way }, chance, tell) {
	const unseen = !isUp(state, to);
	if (unseen) reveal(state, to, tell);
	if (unseen && kindAt(state, to) === WALKWAY && floorOf(to) > 0) fallThrough(state, {
		seat,
		to,
		way
	}, tell);
	else if (isBolted(state, to, seat) && way !== "orders") meetDeadbolt(state, {
		seat,
		to,
		way,
		unseen
	}, tell);
	else if (isLocked(state, to)) {
		if (way === "slip" && state.left < 1) tell({
			type: "stopped",
			seat,
			at: squareOf(to),
			by: "keypad"
		});
		else {
			if (way === "slip") spend(state, 1);
			if (tryKeypad(state, seat, to, chance, tell)) cross(state, {
				seat,
				to,
				way,
				alarm: 0
			}, tell);
		}
	} else if (isArmed(state, to, seat, way)) meetLaser(state, {
		seat,
		to,
		way
	}, tell);
	else cross(state, {
		seat,
		to,
		way,
		alarm: 0
	}, tell);
}
function fallThrough(state, { seat, to, way }, tell) {
	state.pending.push({
		do: "shift",
		seat,
		to: to - 25,
		by: "fall"
	});
	leave(state, seat, way, tell);
}
function meetDeadbolt(state, { seat, to, way, unseen }, tell) {
	if (way !== "own" || state.left < 2) tell({
		type: "stopped",
		seat,
		at: squareOf(to),
		by: "deadbolt"
	});
	else if (unseen) state.pending.push({
		ask: "deadbolt",
		seat,
		to,
		way
	});
	else forceDeadbolt(state, {
		seat,
		to,
		way
	}, tell);
}
function forceDeadbolt(state, { seat, to, way }, tell) {
	spend(state, 2);
	cross(state, {
		seat,
		to,
		way,
		alarm: 0
	}, tell);
}
function meetLaser(state, { seat, to, way }, tell) {
	const { computer, laptop } = laserTokens(state, to);
	if (mayPayLaser(state, {
		seat,
		to,
		way
	}) || computer || laptop) state.pending.push({
		ask: "laser",
		seat,
		to,
		way
	});
	else cross(state, {
		seat,
		to,
		way,
		alarm: 1
	}, tell);
}
var mayPayLaser = (state, { seat, to, way }) => way === "own" && state.left >= 1 + gemPrice(state, seat, to);
function cross(state, { seat, to, way, alarm }, tell) {
	if (way === "own" || way === "slip") spend(state, gemPrice(state, seat, to));
	state.pending.push({
		do: "arrive",
		seat,
		to,
		way,
		alarm
	});
	leave(state, seat, way, tell);
}
function leave(state, seat, way, tell) {
	if ((way === "own" || way === "slip" || way === "climb") && state.entered.length > 0) leaveMotion(state, seat, state.at[seat], tell);
}
function arrive(state, task, chance, tell) {
	const { seat, to, way, alarm } = task;
	if (isNewFloor(state, to)) {
		state.at[seat] = -1;
		state.pending.push({
			do: "arrive",
			seat,
			to,
			way,
			alarm
		});
		putGuard(state, floorOf(to), chance, tell);
		return;
	}
	place(state, seat, to);
	if (way === "slip" && guardOn(state, to)) state.slipped = 1;
	tell({
		type: "moved",
		seat,
		to: squareOf(to),
		way
	});
	state.pending.push({
		do: "enter",
		seat,
		to,
		way,
		alarm
	});
	loseOnArrival(state, seat, way);
}
var isNewFloor = (state, cell) => state.guard[floorOf(cell)] === -1;
function place(state, seat, cell) {
	state.at[seat] = cell;
	if (state.role[seat] === FLEXIBILITY$2) state.slipped = 0;
}
function shift(state, { seat, to, by }, chance, tell) {
	if (!isUp(state, to)) reveal(state, to, tell);
	if (isNewFloor(state, to)) {
		state.at[seat] = -1;
		state.pending.push({
			do: "shift",
			seat,
			to,
			by
		});
		putGuard(state, floorOf(to), chance, tell);
		return;
	}
	place(state, seat, to);
	tell({
		type: "shifted",
		seat,
		to: squareOf(to),
		by
	});
	loseOnArrival(state, seat, by);
}
var DRILL = role("drill");
var KEYCARD$1 = loot("keycard");
var BUST$1 = loot("bust");
var STETHOSCOPE$1 = tool("stethoscope");
function safesInReach(state, seat) {
	const at = state.at[seat];
	return (state.role[seat] === DRILL ? [
		at,
		above(state, at),
		below(at)
	] : [at]).filter((cell) => cell !== -1 && shows(state, cell, SAFE) && !has(state, cell, 64));
}
var mayAddDie = (state, safe) => state.left >= 2 && state.tokens[safe] < 6;
function addDie(state, seat, safe, tell) {
	spend(state, 2);
	state.tokens[safe] += 1;
	tell({
		type: "dieAdded",
		seat,
		safe: squareOf(safe),
		dice: state.tokens[safe]
	});
}
function mayRoll(state, seat, safe) {
	if (state.left < 1 || diceFor(state, seat, safe) === 0) return false;
	const holder = state.lootAt[KEYCARD$1];
	return holder < 0 || holder >= state.seats || state.at[holder] === safe;
}
var diceFor = (state, seat, safe) => state.tokens[safe] + extraDie(ROLES[state.role[seat]]);
function rollSafe(state, seat, safe, chance, tell) {
	spend(state, 1);
	const dice = rollDice(diceFor(state, seat, safe), chance);
	tell({
		type: "rolled",
		seat,
		for: "safe",
		dice
	});
	if (state.toolAt[STETHOSCOPE$1] === seat && !holdsLoot(state, seat, BUST$1)) {
		state.rolled = dice;
		state.pending.push({
			ask: "stethoscope",
			seat,
			safe
		});
	} else crack(state, seat, {
		safe,
		dice
	}, tell);
}
function lineOf$1(state, safe) {
	const [floor, at] = [floorOf(safe), posOf(safe)];
	const cells = [];
	for (const pos of planFor(state, safe).places) if (pos !== at && (rowOf(pos) === rowOf(at) || columnOf(pos) === columnOf(at))) cells.push(cellAt(floor, pos));
	return cells;
}
function crack(state, seat, { safe, dice }, tell) {
	const fresh = lineOf$1(state, safe).filter((cell) => isUp(state, cell) && !has(state, cell, 4) && dice.includes(DIGIT[state.tiles[cell]]));
	for (const cell of fresh) put(state, cell, 4);
	if (fresh.length > 0) tell({
		type: "cracked",
		safe: squareOf(safe),
		at: fresh.map(squareOf)
	});
	const opened = [safe, ...closedSafes(state, floorOf(safe)).filter((other) => other !== safe && lineOf$1(state, other).some((cell) => fresh.includes(cell)))].filter((each) => isComplete(state, each));
	for (const each of opened) {
		put(state, each, 64);
		state.tokens[each] = 0;
		tell({
			type: "safeOpened",
			seat,
			safe: squareOf(each)
		});
	}
	for (const each of opened.toReversed()) reward(state, seat, each, each === safe && state.at[seat] === safe);
}
var isComplete = (state, safe) => lineOf$1(state, safe).every((cell) => isUp(state, cell) && (has(state, cell, 4) || DIGIT[state.tiles[cell]] === 0));
function closedSafes(state, floor) {
	return planFor(state, cellAt(floor, 0)).places.map((pos) => cellAt(floor, pos)).filter((cell) => shows(state, cell, SAFE) && !has(state, cell, 64));
}
function reward(state, seat, safe, inHand) {
	const on = inHand ? -1 : safe;
	state.pending.push({
		do: "silent-alarm",
		floor: floorOf(safe)
	});
	state.pending.push({
		do: "find-loot",
		seat,
		on,
		safe
	});
	state.pending.push({
		do: "find-tool",
		seat,
		on
	});
}
function silentAlarm(state, floor, tell) {
	for (let each = 0; each <= floor; each++) speedUp(state, each, "safe", tell);
}
function allSafesOpen(state, safes) {
	let open = 0;
	for (let cell = 0; cell < state.marks.length; cell++) if (has(state, cell, 64)) open += 1;
	return open === safes;
}
var SOLUTION = role("solution");
var TINKER$1 = role("tinker");
var EMP_CARD = tool("emp");
function findTool(state, { seat, on }, chance, tell) {
	const rigger = playedBy(state, SOLUTION) >= 0 || playedBy(state, TINKER$1) >= 0;
	const cards = state.toolDeck.length + state.toolDiscard.length;
	if (cards === 0) tell({
		type: "noToolLeft",
		seat
	});
	else if (rigger && cards > 1) state.pending.push({
		ask: "how-many-tools",
		seat,
		on
	});
	else gainTool(state, {
		seat,
		on,
		card: drawTool(state, chance, tell)
	}, tell);
}
function drawTool(state, chance, tell) {
	if (state.toolDeck.length === 0) {
		[state.toolDeck, state.toolDiscard] = [state.toolDiscard, []];
		shuffle(state.toolDeck, chance);
		tell({
			type: "toolsReshuffled",
			cards: state.toolDeck.length
		});
	}
	return state.toolDeck.pop();
}
function gainTool(state, { seat, on, card }, tell) {
	state.toolAt[card] = on === -1 ? seat : onCell(on);
	if (on === -1) tell({
		type: "toolFound",
		seat,
		tool: TOOLS[card]
	});
	else tell({
		type: "cardLeft",
		card: TOOLS[card],
		at: squareOf(on)
	});
}
function discardTool(state, card) {
	state.toolAt[card] = -1;
	state.toolDiscard.push(card);
}
function takeBack(state, card, place) {
	state.toolDiscard.pop();
	state.toolAt[card] = place;
}
var USES = {
	blueprints: ({ state, cell, tell }) => reveal(state, cell, tell),
	crowbar: ({ state, cell, tell }) => forceOpen(state, cell, tell),
	"crystal-ball": ({ state, seat, chance, tell }) => lookAhead$1(state, seat, chance, tell),
	donuts: ({ state, cell }) => serveDonuts(state, floorOf(cell)),
	dynamite: ({ state, here, cell, tell }) => blastWall(state, here, cell, tell),
	emp: ({ state, seat, chance, tell }) => pulse(state, seat, chance, tell),
	"invisible-suit": ({ state, seat, tell }) => putOnSuit(state, seat, tell),
	"makeup-kit": ({ state, here, tell }) => makeUp(state, here, tell),
	rollerskates: ({ state, seat, tell }) => addActions(state, seat, 2, tell),
	"smoke-bomb": ({ state, here, tell }) => addRefuge(state, here, tell),
	stethoscope: () => {},
	"thermal-bomb": ({ state, here, target, tell }) => meltStairs(state, here, target, tell),
	virus: ({ state, seat, cell, tell }) => infect(state, seat, cell, tell)
};
function useTool(state, seat, { tool: name, target }, chance, tell) {
	tell({
		type: "toolUsed",
		seat,
		tool: name
	});
	discardTool(state, tool(name));
	const cell = target === "roof" ? -1 : target;
	USES[name]({
		state,
		seat,
		here: state.at[seat],
		target,
		cell,
		chance,
		tell
	});
}
function putOnSuit(state, seat, tell) {
	state.suit = 1;
	addActions(state, seat, 1, tell);
}
function addActions(state, seat, actions, tell) {
	state.left += actions;
	tell({
		type: "actionsGained",
		seat,
		actions
	});
}
function forceOpen(state, cell, tell) {
	put(state, cell, 16);
	tell({
		type: "crowbarred",
		at: squareOf(cell)
	});
}
function lookAhead$1(state, seat, chance, tell) {
	if (state.eventDeck.length < 3 && state.eventDiscard.length > 0) {
		const under = state.eventDiscard;
		shuffle(under, chance);
		tell({
			type: "eventsReshuffled",
			cards: under.length
		});
		state.eventDeck = [...under, ...state.eventDeck];
		state.eventDiscard = [];
	}
	const first = state.eventDeck.length - 3;
	for (let i = first; i < state.eventDeck.length; i++) state.eventDeck[i] = markSeen(state.eventDeck[i], seat);
	tell({
		type: "looked",
		seat,
		deck: "events",
		cards: state.eventDeck.slice(first).reverse().map((entry) => EVENTS[cardIn(entry)])
	});
	state.pending.push({
		ask: "crystal-ball",
		seat
	});
}
function arrangeEvents(state, seat, order, tell) {
	const seen = state.eventDeck.splice(state.eventDeck.length - 3).reverse();
	for (const place of order.split(" ").reverse()) state.eventDeck.push(markSeen(cardIn(seen[Number(place) - 1]), seat));
	tell({
		type: "arranged",
		seat,
		order
	});
}
function serveDonuts(state, floor) {
	takeBack(state, tool("donuts"), 10 + floor);
}
function blastWall(state, here, there, tell) {
	const floor = floorOf(here);
	const wall = wallOf(posOf(here), posOf(there));
	state.layouts[floor] = withoutWall(state.layouts[floor], wall);
	tell({
		type: "wallRemoved",
		floor: floor + 1,
		wall
	});
	raise(state, here, "dynamite", tell);
}
function pulse(state, seat, chance, tell) {
	takeBack(state, EMP_CARD, 20);
	state.lasting[3] = seat;
	for (let floor = 0; floor < floorsOf(state); floor++) if (silenceFloor(state, floor, tell) > 0 && state.guard[floor] >= 0) drawDestination(state, floor, chance, tell);
}
function silenceFloor(state, floor, tell) {
	let count = 0;
	for (const pos of planAt(state, floor).places) {
		const cell = cellAt(floor, pos);
		if (!has(state, cell, 2)) continue;
		silence$3(state, cell, tell);
		count += 1;
	}
	return count;
}
function endPulse(state, seat, tell) {
	if (state.lasting[3] !== seat) return;
	state.lasting[3] = -1;
	discardTool(state, EMP_CARD);
	tell({
		type: "toolEnded",
		tool: "emp"
	});
}
function makeUp(state, here, tell) {
	for (let seat = 0; seat < state.seats; seat++) if (state.at[seat] === here) gainStealth(state, seat, tell);
}
function meltStairs(state, here, to, tell) {
	put(state, to === below(here) ? to : here, 128);
	tell({
		type: "stairsMade",
		at: squareOf(here),
		to: to === "roof" ? "roof" : squareOf(to)
	});
	raise(state, here, "thermal-bomb", tell);
}
function bombEnds(state, here) {
	const ends = [];
	const down = below(here);
	if (!has(state, here, 128)) ends.push(floorOf(here) === topFloor(state) ? "roof" : above(state, here));
	if (down !== -1 && !has(state, down, 128)) ends.push(down);
	return ends;
}
function infect(state, seat, cell, tell) {
	state.tokens[cell] = Math.min(6, state.tokens[cell] + 3);
	tell({
		type: "hacked",
		seat,
		at: squareOf(cell),
		tokens: state.tokens[cell]
	});
}
function mayEscape(state, seat) {
	const at = state.at[seat];
	return floorOf(at) === topFloor(state) && state.left >= 1 && hasStairsUp(state, at) && !inForce(state, 1) && isClear(state);
}
var isClear = (state) => allSafesOpen(state, jobOf(state).safes);
function reachRoof(state, seat, tell) {
	state.at[seat] = -2;
	tell({
		type: "escaped",
		seat
	});
	endPulse(state, seat, tell);
	if (state.at.some((at) => at !== -2)) return;
	if (state.lootAt.some(isOnCell)) {
		state.result = "loot-left";
		tell({
			type: "lost",
			because: "loot-left"
		});
	} else {
		state.result = "won";
		tell({ type: "won" });
	}
}
var mayGiveUp = (state) => (state.done & 2) === 0;
function proposeGivingUp(state, seat, tell) {
	state.done |= 2;
	if (state.seats > 1) tell({
		type: "givingUpProposed",
		seat
	});
	askToGiveUp(state, seat, tell);
}
function agreeToGiveUp(state, seat, tell) {
	tell({
		type: "givingUpAgreed",
		seat
	});
	askToGiveUp(state, seat, tell);
}
function askToGiveUp(state, after, tell) {
	const next = (after + 1) % state.seats;
	if (next !== state.turn) {
		state.pending.push({
			ask: "give-up",
			seat: next
		});
		return;
	}
	state.result = "gave-up";
	tell({ type: "gaveUp" });
	tell({
		type: "lost",
		because: "gave-up"
	});
}
function outcome$1(state) {
	if (state.result === "playing") return void 0;
	const seats = seatsOf(state.seats);
	const won = state.result === "won";
	return {
		winners: won ? seats : [],
		places: seats.map(() => 1),
		scores: seats.map(() => won ? 1 : 0)
	};
}
var isQuestion = (pending) => pending.ask !== void 0;
var CLAIRVOYANCE = role("clairvoyance");
var tellAbility = (state, seat, tell) => tell({
	type: "abilityUsed",
	seat,
	ability: ROLES[state.role[seat]]
});
function climbEnds(state, seat) {
	const at = state.at[seat];
	if (state.left < 3 || !planFor(state, at).outer[posOf(at)]) return [];
	return [above(state, at), below(at)].filter((cell) => cell !== -1 && gemPrice(state, seat, cell) === 0);
}
function climb(state, seat, to, chance, tell) {
	tellAbility(state, seat, tell);
	spend(state, 3);
	state.left = 0;
	state.pending.push({ do: "end-actions" });
	approach(state, {
		seat,
		to,
		way: "climb"
	}, chance, tell);
}
function loadLaptop(state, seat, tell) {
	spend(state, 1);
	state.laptop = 1;
	tell({
		type: "laptopLoaded",
		seat
	});
}
function xRayTargets(state, from) {
	const base = from - posOf(from);
	return planFor(state, from).walled[posOf(from)].map((pos) => base + pos).filter((cell) => !isUp(state, cell));
}
function enhanceTargets(state, from) {
	const near = peekEdges(state, from);
	const found = near.filter((cell) => !isUp(state, cell));
	for (const middle of near) {
		if (!isUp(state, middle)) continue;
		for (const far of peekEdges(state, middle)) if (!isUp(state, far) && !found.includes(far)) found.push(far);
	}
	return found;
}
function hawkPeek(state, seat, cell, tell) {
	state.done |= 1;
	tellAbility(state, seat, tell);
	reveal(state, cell, tell);
}
function cryTargets(state, from) {
	const base = from - posOf(from);
	return planFor(state, from).open[posOf(from)].map((pos) => base + pos).filter((cell) => isUp(state, cell) && canRing(state, cell));
}
function takeAlarm(state, seat, chance, tell) {
	const at = state.at[seat];
	state.done |= 1;
	state.juice = 1;
	remove(state, at, 2);
	tell({
		type: "alarmTaken",
		seat,
		at: squareOf(at)
	});
	newDestination(state, floorOf(at), chance, tell);
}
function placeHeldAlarm(state, seat, tell) {
	state.done |= 1;
	state.juice = 0;
	tellAbility(state, seat, tell);
	raise(state, state.at[seat], "reroute", tell);
}
var mayTakeAlarm = (state, seat) => state.juice === 0 && has(state, state.at[seat], 2);
var mayPlaceAlarm = (state, seat) => state.juice === 1 && canRing(state, state.at[seat]);
function crowTargets(state, from, reach) {
	const plan = planFor(state, from);
	const base = from - posOf(from);
	const cells = [];
	for (const pos of plan.places) if (distance(plan, posOf(from), pos) <= reach && base + pos !== state.crow) cells.push(base + pos);
	return cells;
}
function placeCrow(state, seat, cell, tell) {
	state.crow = cell;
	tell({
		type: "crowPlaced",
		seat,
		at: squareOf(cell)
	});
}
function tinker(state, seat, tell) {
	tellAbility(state, seat, tell);
	state.stealth[seat] -= 1;
	tell({
		type: "stealthLost",
		seat,
		from: "own",
		left: state.stealth[seat]
	});
	state.pending.push({
		do: "find-tool",
		seat,
		on: -1
	});
}
function order(state, seat, { target, to }, tell) {
	tell({
		type: "ordered",
		seat,
		target,
		to: squareOf(to)
	});
	state.pending.push({
		ask: "orders",
		seat: target,
		to
	});
}
function obey(state, target, to, chance, tell) {
	state.done |= 1;
	spend(state, 1);
	approach(state, {
		seat: target,
		to,
		way: "orders"
	}, chance, tell);
}
function declineOrders(state, target, tell) {
	state.done |= 4;
	tell({
		type: "declined",
		seat: target
	});
}
function disguise(state, seat, other, tell) {
	tellAbility(state, seat, tell);
	spend(state, 1);
	state.pending.push({
		do: "shift",
		seat: other,
		to: state.at[seat],
		by: "disguise"
	});
	state.pending.push({
		do: "shift",
		seat,
		to: state.at[other],
		by: "disguise"
	});
}
var spottedFloor = (state, seat) => state.role[seat] === CLAIRVOYANCE ? floorOf(state.at[seat]) : -1;
var deckOf$1 = (state, floor) => floor === -1 ? state.eventDeck : state.patrol[floor];
var deckName = (floor) => floor === -1 ? "events" : `${floor + 1}`;
function spot(state, seat, tell) {
	spend(state, 1);
	state.done |= 1;
	const floor = spottedFloor(state, seat);
	const deck = deckOf$1(state, floor);
	const top = deck.length - 1;
	deck[top] = markSeen(deck[top], seat);
	const card = cardIn(deck[top]);
	tell({
		type: "looked",
		seat,
		deck: deckName(floor),
		cards: [floor === -1 ? EVENTS[card] : patrolName(card)]
	});
	if (deck.length > 1) state.pending.push({
		ask: "spotter",
		seat,
		floor
	});
}
function putBack(state, { seat, floor, where }, tell) {
	const deck = deckOf$1(state, floor);
	if (where === "bottom") deck.unshift(deck.pop());
	tell({
		type: "putBack",
		seat,
		deck: deckName(floor),
		where
	});
}
var byCell = (make) => SQUARES.map(make);
var bySeat = (make) => seatsOf(4).map(make);
var GO = byCell((to) => ({
	type: "go",
	to
}));
var SLIP = byCell((to) => ({
	type: "slip",
	to
}));
var CLIMB = byCell((to) => ({
	type: "climb",
	to
}));
var PEEK = byCell((at) => ({
	type: "peek",
	at
}));
var X_RAY = byCell((at) => ({
	type: "x-ray",
	at
}));
var ENHANCE = byCell((at) => ({
	type: "enhance",
	at
}));
var CRYBABY = byCell((at) => ({
	type: "crybaby",
	at
}));
var CROW = byCell((at) => ({
	type: "crow",
	at
}));
var ADD_DIE = byCell((safe) => ({
	type: "add-die",
	safe
}));
var CRACK = byCell((safe) => ({
	type: "crack",
	safe
}));
var CHOOSE = byCell((at) => ({
	type: "choose",
	at
}));
var ORDER = seatsOf(4).map((seat) => byCell((to) => ({
	type: "order",
	seat,
	to
})));
var DISGUISE = bySeat((seat) => ({
	type: "disguise",
	seat
}));
var CHOOSE_SEAT = bySeat((seat) => ({
	type: "choose-seat",
	seat
}));
var USE = TOOLS.map((tool) => ({
	type: "use",
	tool
}));
var USE_AT = TOOLS.map((tool) => byCell((at) => ({
	type: "use-at",
	tool,
	at
})));
var BOMB_TO_ROOF = {
	type: "use-at",
	tool: "thermal-bomb",
	at: "roof"
};
var KEEP = TOOLS.map((tool) => ({
	type: "keep",
	tool
}));
var CARDS = [...TOOLS, ...LOOT];
var byCard = (make) => new Map(CARDS.map((card) => [card, make(card)]));
var GIVE = seatsOf(4).map((to) => byCard((card) => ({
	type: "give",
	card,
	to
})));
var TAKE = seatsOf(4).map((from) => byCard((card) => ({
	type: "take",
	card,
	from
})));
var PICK_UP = byCard((card) => ({
	type: "pick-up",
	card
}));
var HACK = { type: "hack" };
var LAPTOP = { type: "laptop" };
var TINKER = { type: "tinker" };
var SPOT = { type: "spot" };
var REROUTE_TAKE = {
	type: "reroute",
	what: "take"
};
var REROUTE_PLACE = {
	type: "reroute",
	what: "place"
};
var ESCAPE = { type: "escape" };
var END = { type: "end" };
var GIVE_UP = { type: "give-up" };
var NONE = { type: "none" };
var PAY = { type: "pay" };
var STAY = { type: "stay" };
var RING = { type: "ring" };
var COMPUTER_TOKEN = {
	type: "token",
	on: "computer"
};
var LAPTOP_TOKEN = {
	type: "token",
	on: "laptop"
};
var SIDES_OFFERED = [{
	type: "side",
	side: "normal"
}, {
	type: "side",
	side: "advanced"
}];
var OWN_OR_ROOM = [{
	type: "lose",
	what: "own"
}, {
	type: "lose",
	what: "room"
}];
var ONE_OR_TWO = [{
	type: "draw",
	count: 1
}, {
	type: "draw",
	count: 2
}];
var TOP_OR_BOTTOM = [{
	type: "put-back",
	where: "top"
}, {
	type: "put-back",
	where: "bottom"
}];
var YES_OR_NO = [{ type: "agree" }, { type: "decline" }];
var ARRANGE = [
	"1 2 3",
	"1 3 2",
	"2 1 3",
	"2 3 1",
	"3 1 2",
	"3 2 1"
].map((order) => ({
	type: "arrange",
	order
}));
var FACES$2 = [
	1,
	2,
	3,
	4,
	5,
	6
];
var SET_DIE = FACES$2.map((from) => FACES$2.filter((to) => to !== from).map((to) => ({
	type: "set-die",
	from,
	to
})));
var AS_ROLLED = { type: "as-rolled" };
function nextSeat(state, seat, direction) {
	for (let n = 1; n < state.seats; n++) {
		const other = (seat + direction * n + state.seats) % state.seats;
		if (state.at[other] !== -2) return other;
	}
	return seat;
}
var canGoAstray = (state, floor) => state.guard[floor] >= 0 && alarmsOn$1(state, floor) === 0;
var buddies = (state, seat) => seatsOf(state.seats).filter((other) => other !== seat && isInside$1(state, other));
var gutTargets = (state, seat) => connections(state, seat, state.at[seat]).filter((cell) => !isUp(state, cell));
function peekholeTargets(state, seat) {
	const at = state.at[seat];
	const { open, walled } = planFor(state, at);
	return [
		...[...open[posOf(at)], ...walled[posOf(at)]].map((pos) => cellAt(floorOf(at), pos)),
		above(state, at),
		below(at)
	].filter((cell) => cell !== -1 && !isUp(state, cell));
}
function squeakSteps(state, floor) {
	const guard = state.guard[floor];
	if (guard < 0) return [];
	const plan = planAt(state, floor);
	const crew = state.at.filter((at) => at >= 0 && floorOf(at) === floor);
	const best = Math.min(...crew.map((at) => distance(plan, posOf(guard), posOf(at))));
	if (best === 0) return [];
	const near = crew.filter((at) => distance(plan, posOf(guard), posOf(at)) === best);
	return [...new Set(near.map((at) => nextStep(state, floor, at)))].sort((a, b) => a - b);
}
var voiceTargets = (state, floor) => planAt(state, floor).open[posOf(state.goal[floor])].map((pos) => cellAt(floor, pos));
var CARD_COUNT = TOOLS.length + LOOT_CARDS.length;
var NAMES = [...TOOLS, ...LOOT_CARDS];
var isTool = (card) => card < TOOLS.length;
var cardName = (card) => NAMES[card];
var placeOf$1 = (state, card) => isTool(card) ? state.toolAt[card] : state.lootAt[card - TOOLS.length];
var mayGet = (state, seat, card) => isTool(card) || mayHold(state, seat, card - TOOLS.length);
function cardAt(state, name, place) {
	for (let card = 0; card < CARD_COUNT; card++) if (cardName(card) === name && placeOf$1(state, card) === place) return card;
	throw new Error(`no ${name} at ${place}`);
}
function propose(state, { card, giver, taker }, tell) {
	const gives = giver === state.turn;
	if (gives) tell({
		type: "offered",
		seat: giver,
		card: cardName(card),
		to: taker
	});
	else tell({
		type: "requested",
		seat: taker,
		card: cardName(card),
		from: giver
	});
	state.pending.push({
		ask: "trade",
		seat: gives ? taker : giver,
		card: firstNamed(card),
		giver,
		taker
	});
}
var firstNamed = (card) => cardName(card - 1) === cardName(card) ? card - 1 : card;
function trade(state, { card, giver, taker }, tell) {
	handOver(state, {
		card: cardAt(state, cardName(card), giver),
		giver,
		taker
	}, tell);
}
function handOver(state, { card, giver, taker }, tell) {
	carry(state, card, taker);
	tell({
		type: "handedOver",
		card: cardName(card),
		from: giver,
		to: taker
	});
}
function carry(state, card, seat) {
	if (isTool(card)) state.toolAt[card] = seat;
	else state.lootAt[card - TOOLS.length] = seat;
}
function pickUp(state, seat, card, tell) {
	carry(state, card, seat);
	tell({
		type: "pickedUp",
		seat,
		card: cardName(card)
	});
}
var NOTHING$1 = "nothing";
var EFFECTS = {
	"brown-out": brownOut,
	"buddy-system": buddySystem,
	"change-of-plans": changeOfPlans,
	crash,
	daydreaming: (happening) => changePace(happening, -1),
	"dead-drop": deadDrop,
	espresso: (happening) => changePace(happening, 1),
	"freight-elevator": freightElevator,
	"go-with-your-gut": goWithYourGut,
	gymnastics: lasts,
	"heads-up": headsUp,
	"jump-the-gun": jumpTheGun,
	"jury-rig": juryRig,
	"keycode-change": keycodeChange,
	lampshade,
	"lost-grip": lostGrip,
	peekhole,
	reboot,
	"shift-change": shiftChange,
	shoplifting,
	squeak,
	"switch-signs": switchSigns,
	"throw-voice": throwVoice,
	"time-lock": lasts,
	"video-loop": lasts,
	"where-is-he": whereIsHe
};
function lasts() {}
function brownOut({ state, chance, tell }) {
	let all = 0;
	for (let floor = 0; floor < floorsOf(state); floor++) {
		const stopped = silenceFloor(state, floor, tell);
		all += stopped;
		for (let n = 1; n < stopped && state.guard[floor] >= 0; n++) {
			const card = drawPatrol(state, floor, chance, tell);
			if (card === LOST_VISUAL) loseSight(state, floor, tell);
			else setDestination(state, floor, {
				to: cellAt(floor, card),
				because: "card"
			}, tell);
		}
		if (stopped > 0 && state.guard[floor] >= 0) drawDestination(state, floor, chance, tell);
	}
	return all === 0 ? NOTHING$1 : void 0;
}
function buddySystem({ state, seat, chance, tell }) {
	const others = buddies(state, seat);
	if (others.length === 0) return NOTHING$1;
	if (others.length === 1) fetchBuddy(state, others[0], chance, tell);
	else state.pending.push({
		ask: "buddy-system",
		seat
	});
}
function fetchBuddy(state, seat, chance, tell) {
	const to = state.at[state.turn];
	if (state.at[seat] !== to) shift(state, {
		seat,
		to,
		by: "buddy-system"
	}, chance, tell);
}
function changeOfPlans({ state, floor, chance, tell }) {
	if (!canGoAstray(state, floor)) return NOTHING$1;
	drawDestination(state, floor, chance, tell);
}
function crash({ state, seat, floor, tell }) {
	if (!canGoAstray(state, floor)) return NOTHING$1;
	setDestination(state, floor, {
		to: state.at[seat],
		because: "crash"
	}, tell);
}
function changePace({ state, floor }, by) {
	if (state.guard[floor] < 0) return NOTHING$1;
	state.pace = by;
}
function deadDrop({ state, seat, tell }) {
	const taker = nextSeat(state, seat, -1);
	if (taker === seat) return NOTHING$1;
	for (let card = 0; card < CARD_COUNT; card++) if (placeOf$1(state, card) === seat && mayGet(state, taker, card)) handOver(state, {
		card,
		giver: seat,
		taker
	}, tell);
}
function freightElevator({ state, seat, chance, tell }) {
	const to = above(state, state.at[seat]);
	if (to !== -1) shift(state, {
		seat,
		to,
		by: "freight-elevator"
	}, chance, tell);
	else if (isClear(state)) reachRoof(state, seat, tell);
	else return NOTHING$1;
}
function goWithYourGut({ state, seat, chance, tell }) {
	const targets = gutTargets(state, seat);
	if (targets.length === 0) return NOTHING$1;
	if (targets.length === 1) approach(state, {
		seat,
		to: targets[0],
		way: "gut"
	}, chance, tell);
	else state.pending.push({
		ask: "go-with-your-gut",
		seat
	});
}
function headsUp({ state }) {
	state.extra = 1;
}
function jumpTheGun({ state, seat }) {
	if (nextSeat(state, seat, 1) === seat) return NOTHING$1;
	state.skip = 1;
}
function juryRig({ state, seat }) {
	state.pending.push({
		do: "find-tool",
		seat,
		on: -1
	});
}
function keycodeChange({ state, tell }) {
	let all = 0;
	for (let cell = 0; cell < state.tiles.length; cell++) {
		if (!has(state, cell, 8) || kindAt(state, cell) !== KEYPAD) continue;
		remove(state, cell, 8);
		tell({
			type: "locked",
			at: squareOf(cell)
		});
		all += 1;
	}
	return all === 0 ? NOTHING$1 : void 0;
}
function lampshade({ state, seat, tell }) {
	gainStealth(state, seat, tell);
}
function lostGrip({ state, seat, chance, tell }) {
	const to = below(state.at[seat]);
	if (to === -1) return NOTHING$1;
	shift(state, {
		seat,
		to,
		by: "lost-grip"
	}, chance, tell);
}
function peekhole({ state, seat }) {
	if (peekholeTargets(state, seat).length === 0) return NOTHING$1;
	state.pending.push({
		ask: "peekhole",
		seat
	});
}
function reboot({ state, seat, tell }) {
	let all = 0;
	for (let cell = 0; cell < state.tiles.length; cell++) {
		if (!isUp(state, cell) || !isComputer(kindAt(state, cell))) continue;
		state.tokens[cell] = 1;
		tell({
			type: "hacked",
			seat,
			at: squareOf(cell),
			tokens: 1
		});
		all += 1;
	}
	return all === 0 ? NOTHING$1 : void 0;
}
function shiftChange({ state }) {
	state.shift = 1;
}
function shoplifting({ state, tell }) {
	let floors = 0;
	for (let cell = 0; cell < state.tiles.length; cell++) {
		if (!has(state, cell, 32) || !shows(state, cell, LABORATORY)) continue;
		if (placeAlarm(state, cell, "shoplifting", tell)) floors |= 1 << floorOf(cell);
	}
	for (let floor = floorsOf(state) - 1; floor >= 0; floor--) if ((floors & 1 << floor) !== 0) aim(state, floor, tell);
	return floors === 0 ? NOTHING$1 : void 0;
}
function squeak({ state, seat, floor, chance, tell }) {
	const steps = squeakSteps(state, floor);
	if (steps.length === 0) return NOTHING$1;
	if (eatsDonuts(state, floor, tell)) return void 0;
	if (steps.length === 1) stepGuard(state, floor, steps[0], chance, tell);
	else state.pending.push({
		ask: "squeak",
		seat
	});
}
function switchSigns({ state, floor, chance, tell }) {
	const [guard, goal] = [state.guard[floor], state.goal[floor]];
	if (guard < 0 || guard === goal) return NOTHING$1;
	if (alarmsOn$1(state, floor) === 0) setDestination(state, floor, {
		to: guard,
		because: "switch-signs"
	}, tell);
	jumpGuard(state, floor, {
		to: goal,
		renew: "if-alarm-off"
	}, chance, tell);
}
function throwVoice({ state, seat, floor, tell }) {
	if (!canGoAstray(state, floor)) return NOTHING$1;
	const targets = voiceTargets(state, floor);
	if (targets.length === 1) setDestination(state, floor, {
		to: targets[0],
		because: "throw-voice"
	}, tell);
	else state.pending.push({
		ask: "throw-voice",
		seat
	});
}
function whereIsHe({ state, floor, chance, tell }) {
	const [guard, goal] = [state.guard[floor], state.goal[floor]];
	if (guard < 0) return NOTHING$1;
	if (guard === goal) newDestination(state, floor, chance, tell);
	else jumpGuard(state, floor, {
		to: goal,
		renew: "always"
	}, chance, tell);
}
var DYNAMITE = tool("dynamite");
function setup(options, seats, chance) {
	const state = emptyBuilding(options, seats, layouts(options, chance));
	layTiles$1(state, chance);
	for (let floor = 0; floor < state.layouts.length; floor++) shufflePatrol(state, floor, chance);
	for (const deck of [
		state.toolDeck,
		state.lootDeck,
		state.eventDeck
	]) shuffle(deck, chance);
	dealCharacters(state, chance);
	state.turn = chance.below(seats);
	state.guard[0] = cellAt(0, drawFirst(state, chance));
	askBeforePlay(state);
	return state;
}
function layouts({ job, walls, hole }, chance) {
	if (walls === "random") return JOB[job].dice.map(() => randomLayout(job, hole, chance));
	return (walls === "standard" ? STANDARD[job] : walls === "alternative" ? ALTERNATIVE : walls).map((list) => layoutOf(job, hole, list.split(" ")));
}
function emptyBuilding(options, seats, walls) {
	const { job, hole, lostVisual } = options;
	const floors = walls.length;
	const cells = (fill) => new Array(floors * 25).fill(fill);
	const perFloor = (fill) => new Array(floors).fill(fill);
	const solo = seats === 1;
	const lootIn = LOOT_CARDS.map((card) => !(solo && NOT_SOLO.loot.some((left) => left === card)));
	const eventIn = (name) => !(solo && NOT_SOLO.events.some((left) => left === name));
	return {
		options: { ...options },
		seats,
		layouts: [...walls],
		tiles: cells(NO_TILE),
		marks: cells(0),
		tokens: cells(0),
		refuge: cells(0),
		guard: perFloor(-1),
		goal: perFloor(-1),
		die: [...JOB[job].dice],
		lostIn: perFloor(0),
		patrol: walls.map((_, floor) => [...patrolDeck(job, floor, holePos(hole)), ...lostVisual ? [LOST_VISUAL] : []]),
		patrolDiscard: walls.map(() => []),
		takenAway: walls.map(() => []),
		role: new Array(seats).fill(UNDECIDED),
		at: new Array(seats).fill(-1),
		stealth: new Array(seats).fill(3),
		toolAt: TOOLS.map(() => -1),
		toolDeck: TOOLS.map((_, card) => card),
		toolDiscard: [],
		lootAt: lootIn.map((isIn) => isIn ? -1 : -2),
		lootDeck: lootIn.flatMap((isIn, card) => isIn ? [card] : []),
		eventDeck: EVENTS.flatMap((name, card) => eventIn(name) ? [card] : []),
		eventDiscard: [],
		lasting: [
			-1,
			-1,
			-1,
			-1
		],
		crow: -1,
		laptop: 0,
		juice: 0,
		slipped: 0,
		entrance: -1,
		turn: 0,
		turns: 0,
		left: 0,
		spent: 0,
		done: 0,
		suit: 0,
		mirrored: 0,
		entered: [],
		tries: [],
		pace: 0,
		shift: 0,
		extra: 0,
		skip: 0,
		rolled: [],
		result: "playing",
		captured: -1,
		pending: []
	};
}
function layTiles$1(state, chance) {
	const floors = state.layouts.length;
	const box = jobTiles(state.options.job);
	const special = (kind) => {
		const tiles = box.filter((tile) => TILES[tile].kind === kind);
		shuffle(tiles, chance);
		return tiles.slice(0, floors);
	};
	const [safes, stairs] = [special("safe"), special("stairs")];
	const others = box.filter((tile) => !safes.includes(tile) && !stairs.includes(tile));
	shuffle(others, chance);
	for (let floor = 0; floor < floors; floor++) {
		const { places } = planAt(state, floor);
		const pile = [
			safes[floor],
			stairs[floor],
			...others.splice(0, places.length - 2)
		];
		shuffle(pile, chance);
		for (const [i, pos] of places.entries()) state.tiles[cellAt(floor, pos)] = pile[i];
	}
}
function jobTiles(job) {
	const box = TILES.map((_, tile) => tile);
	if (job !== "office") return box;
	const safes = box.filter((tile) => TILES[tile].kind === "safe").slice(0, JOB.office.safes);
	return box.filter((tile) => TILES[tile].office || safes.includes(tile));
}
function dealCharacters(state, chance) {
	const { characters } = state.options;
	const casts = state.role.map((_, seat) => characters === "dealt" ? "dealt" : characters[seat] ?? "dealt");
	if (state.seats === 1 && !mayPlayAlone(casts[0])) throw new Error(`${casts[0]} cannot play alone`);
	const named = casts.map(characterOf);
	const deck = CHARACTERS.filter((character) => !named.includes(character) && !(state.seats === 1 && NOT_SOLO.characters.some((left) => left === character)));
	shuffle(deck, chance);
	for (const [seat, cast] of casts.entries()) {
		const character = CHARACTERS.indexOf(named[seat] ?? deck.pop());
		const side = sideOf(cast);
		state.role[seat] = UNDECIDED + character;
		if (side !== void 0) takeSide(state, seat, side);
	}
}
function takeSide(state, seat, side) {
	const character = state.role[seat] - UNDECIDED;
	state.role[seat] = roleOf(character, SIDES.indexOf(side));
	if (state.role[seat] !== role("solution")) return;
	state.toolDeck.splice(state.toolDeck.indexOf(DYNAMITE), 1);
	state.toolAt[DYNAMITE] = seat;
}
function drawFirst(state, chance) {
	for (;;) {
		const card = cardIn(state.patrol[0].pop());
		if (card !== LOST_VISUAL) {
			state.patrolDiscard[0].push(card);
			return card;
		}
		state.patrol[0] = [
			...state.patrol[0],
			...state.takenAway[0],
			card
		];
		shufflePatrol(state, 0, chance);
	}
}
function askBeforePlay(state) {
	state.pending.push({
		ask: "entrance",
		seat: state.turn
	});
	for (let n = state.seats - 1; n >= 0; n--) {
		const seat = (state.turn + n) % state.seats;
		if (state.role[seat] >= UNDECIDED) state.pending.push({
			ask: "side",
			seat
		});
	}
}
function chooseEntrance(state, cell, chance, tell) {
	state.entrance = cell;
	tell({
		type: "entranceChosen",
		seat: state.turn,
		at: squareOf(cell)
	});
	reveal(state, cell, tell);
	const card = drawFirst(state, chance);
	tell({
		type: "patrolDrawn",
		floor: 1,
		card: patrolName(card)
	});
	setDestination(state, 0, {
		to: cellAt(0, card),
		because: "card"
	}, tell);
	state.pending.push({ do: "begin-turn" });
}
var among = (cells) => cells.map((cell) => CHOOSE[cell]);
function expected$1(move, type) {
	if (move.type !== type) throw new Error(`${move.type} is no answer here`);
	return move;
}
var chosen = (move) => cellOf(expected$1(move, "choose").at);
var tokensFor = (state, at) => [
	...computerWithToken(state, at) === void 0 ? [] : [COMPUTER_TOKEN],
	...state.laptop > 0 ? [LAPTOP_TOKEN] : [],
	RING
];
var QUESTIONS = {
	side: {
		offer: () => SIDES_OFFERED,
		take(state, { seat }, move, _, tell) {
			const { side } = expected$1(move, "side");
			const character = CHARACTERS[state.role[seat] - UNDECIDED];
			takeSide(state, seat, side);
			tell({
				type: "sideChosen",
				seat,
				character,
				side
			});
		}
	},
	entrance: {
		offer: (state) => among(planAt(state, 0).places),
		take: (state, _, move, chance, tell) => chooseEntrance(state, chosen(move), chance, tell)
	},
	deadbolt: {
		offer: () => [PAY, STAY],
		take(state, question, move, _, tell) {
			if (move.type === "pay") forceDeadbolt(state, question, tell);
			else tell({
				type: "stopped",
				seat: question.seat,
				at: squareOf(question.to),
				by: "deadbolt"
			});
		}
	},
	laser: {
		offer: (state, question) => [...mayPayLaser(state, question) ? [PAY] : [], ...tokensFor(state, question.to)],
		take(state, { seat, to, way }, move, _, tell) {
			if (move.type === "pay") spend(state, 1);
			if (move.type === "token") spendToken(state, seat, {
				at: to,
				on: move.on
			}, tell);
			cross(state, {
				seat,
				to,
				way,
				alarm: move.type === "ring" ? 1 : 0
			}, tell);
		}
	},
	hack: {
		offer: (state, { at }) => tokensFor(state, at),
		take(state, { seat, at }, move, _, tell) {
			if (move.type === "token") spendToken(state, seat, {
				at,
				on: move.on
			}, tell);
			else raise(state, at, causeAt(state, at), tell);
		}
	},
	stealth: {
		offer: () => OWN_OR_ROOM,
		take(state, { seat }, move, _, tell) {
			if (expected$1(move, "lose").what === "own") loseOwn(state, seat, tell);
			else loseRoom(state, seat, tell);
		}
	},
	shelter: {
		offer: (state, { who }) => [...seatsOf(state.seats).flatMap((seat) => (who & 1 << seat) === 0 ? [] : [CHOOSE_SEAT[seat]]), NONE],
		take(state, { at, who }, move, _, tell) {
			if (move.type === "none") {
				for (let rest = who; rest !== 0 && state.result === "playing"; rest &= rest - 1) loseOwn(state, lowest$1(rest), tell);
				return;
			}
			const { seat } = expected$1(move, "choose-seat");
			loseRoom(state, seat, tell);
			lose(state, {
				at,
				who: who & ~(1 << seat)
			}, tell);
		}
	},
	"nearest-alarm": {
		offer: (state, { floor }) => among(nearestAlarms(state, floor)),
		take: (state, { floor }, move, _, tell) => setDestination(state, floor, {
			to: chosen(move),
			because: "alarm"
		}, tell)
	},
	"how-many-tools": {
		offer: () => ONE_OR_TWO,
		take(state, { seat, on }, move, chance, tell) {
			const first = drawTool(state, chance, tell);
			if (expected$1(move, "draw").count === 1) {
				gainTool(state, {
					seat,
					on,
					card: first
				}, tell);
				return;
			}
			const second = drawTool(state, chance, tell);
			tell({
				type: "toolsShown",
				seat,
				tools: [TOOLS[first], TOOLS[second]]
			});
			state.pending.push({
				ask: "keep-tool",
				seat,
				on,
				first,
				second
			});
		}
	},
	"keep-tool": {
		offer: (_, { first, second }) => [KEEP[first], KEEP[second]],
		take(state, { seat, on, first, second }, move, _, tell) {
			const kept = tool(expected$1(move, "keep").tool);
			const other = kept === first ? second : first;
			gainTool(state, {
				seat,
				on,
				card: kept
			}, tell);
			discardTool(state, other);
			tell({
				type: "toolDiscarded",
				tool: TOOLS[other]
			});
		}
	},
	kitty: {
		offer: (state, { seat }) => among(kittyWays(state, seat)),
		take: (state, _, move, __, tell) => kittyRuns(state, chosen(move), tell)
	},
	squeak: {
		offer: (state, { seat }) => among(squeakSteps(state, floorOf(state.at[seat]))),
		take(state, _, move, chance, tell) {
			const to = chosen(move);
			stepGuard(state, floorOf(to), to, chance, tell);
		}
	},
	"throw-voice": {
		offer: (state, { seat }) => among(voiceTargets(state, floorOf(state.at[seat]))),
		take(state, _, move, __, tell) {
			const to = chosen(move);
			setDestination(state, floorOf(to), {
				to,
				because: "throw-voice"
			}, tell);
		}
	},
	"go-with-your-gut": {
		offer: (state, { seat }) => among(gutTargets(state, seat)),
		take: (state, { seat }, move, chance, tell) => approach(state, {
			seat,
			to: chosen(move),
			way: "gut"
		}, chance, tell)
	},
	peekhole: {
		offer: (state, { seat }) => [...among(peekholeTargets(state, seat)), NONE],
		take(state, _, move, __, tell) {
			if (move.type !== "none") reveal(state, chosen(move), tell);
		}
	},
	"buddy-system": {
		offer: (state, { seat }) => buddies(state, seat).map((other) => CHOOSE_SEAT[other]),
		take: (state, _, move, chance, tell) => fetchBuddy(state, expected$1(move, "choose-seat").seat, chance, tell)
	},
	spotter: {
		offer: () => TOP_OR_BOTTOM,
		take: (state, { seat, floor }, move, _, tell) => putBack(state, {
			seat,
			floor,
			where: expected$1(move, "put-back").where
		}, tell)
	},
	"crystal-ball": {
		offer: () => ARRANGE,
		take: (state, { seat }, move, _, tell) => arrangeEvents(state, seat, expected$1(move, "arrange").order, tell)
	},
	orders: {
		offer: () => YES_OR_NO,
		take(state, { seat, to }, move, chance, tell) {
			if (move.type === "agree") obey(state, seat, to, chance, tell);
			else declineOrders(state, seat, tell);
		}
	},
	trade: {
		offer: () => YES_OR_NO,
		take(state, question, move, _, tell) {
			if (move.type === "agree") trade(state, question, tell);
			else tell({
				type: "declined",
				seat: question.seat
			});
		}
	},
	"give-up": {
		offer: () => YES_OR_NO,
		take(state, { seat }, move, _, tell) {
			if (move.type === "agree") agreeToGiveUp(state, seat, tell);
			else tell({
				type: "declined",
				seat
			});
		}
	},
	stethoscope: {
		offer: (state) => [AS_ROLLED, ...[...new Set(state.rolled)].sort().flatMap((face) => SET_DIE[face - 1])],
		take(state, { seat, safe }, move, _, tell) {
			const dice = state.rolled;
			state.rolled = [];
			if (move.type === "set-die") {
				dice[dice.indexOf(move.from)] = move.to;
				discardTool(state, tool("stethoscope"));
				tell({
					type: "toolUsed",
					seat,
					tool: "stethoscope"
				});
				tell({
					type: "dieSet",
					seat,
					from: move.from,
					to: move.to
				});
			}
			crack(state, seat, {
				safe,
				dice
			}, tell);
		}
	}
};
var answers = (state, question) => QUESTIONS[question.ask].offer(state, question);
var answer = (state, question, move, chance, tell) => QUESTIONS[question.ask].take(state, question, move, chance, tell);
var BUST = loot("bust");
var FLEXIBILITY$1 = role("flexibility");
function legalMoves(state, seat) {
	if (state.result !== "playing") return [];
	const { pending } = state;
	if (pending.length > 0) {
		const top = pending[pending.length - 1];
		return isQuestion(top) && top.seat === seat ? answers(state, top) : [];
	}
	if (state.turn !== seat) return [];
	const moves = [];
	offerSteps(state, seat, moves);
	if (state.left > 0) offerPeeks(state, seat, moves);
	offerWork(state, seat, moves);
	ABILITY[state.role[seat]]?.(state, seat, moves);
	offerTools(state, seat, moves);
	offerCards(state, seat, moves);
	moves.push(END);
	if (mayGiveUp(state)) moves.push(GIVE_UP);
	return moves;
}
function offerSteps(state, seat, moves) {
	const slips = state.role[seat] === FLEXIBILITY$1;
	if (state.left === 0 && !slips) return;
	for (const to of connections(state, seat, state.at[seat])) {
		if (state.left >= price(state, seat, to)) moves.push(GO[to]);
		if (slips && guardOn(state, to) && state.left >= slipPrice(state, seat, to)) moves.push(SLIP[to]);
	}
}
function offerPeeks(state, seat, moves) {
	for (const cell of peekEdges(state, state.at[seat])) if (!isUp(state, cell)) moves.push(PEEK[cell]);
}
function offerWork(state, seat, moves) {
	const at = state.at[seat];
	if (state.left > 0 && isComputer(kindAt(state, at)) && state.tokens[at] < 6) moves.push(HACK);
	for (const safe of safesInReach(state, seat)) {
		if (mayAddDie(state, safe)) moves.push(ADD_DIE[safe]);
		if (mayRoll(state, seat, safe)) moves.push(CRACK[safe]);
	}
	if (mayEscape(state, seat)) moves.push(ESCAPE);
}
var unused = (state) => (state.done & 1) === 0;
var ABILITY = {
	[role("climb-window")]: (state, seat, moves) => {
		for (const cell of climbEnds(state, seat)) moves.push(CLIMB[cell]);
	},
	[role("laptop")]: (state, _, moves) => {
		if (state.left > 0 && state.laptop === 0) moves.push(LAPTOP);
	},
	[role("x-ray")]: (state, seat, moves) => {
		if (unused(state)) for (const cell of xRayTargets(state, state.at[seat])) moves.push(X_RAY[cell]);
	},
	[role("enhance")]: (state, seat, moves) => {
		if (unused(state)) for (const cell of enhanceTargets(state, state.at[seat])) moves.push(ENHANCE[cell]);
	},
	[role("crybaby")]: (state, seat, moves) => {
		for (const cell of cryTargets(state, state.at[seat])) moves.push(CRYBABY[cell]);
	},
	[role("reroute")]: (state, seat, moves) => {
		if (!unused(state)) return;
		if (mayTakeAlarm(state, seat)) moves.push(REROUTE_TAKE);
		if (mayPlaceAlarm(state, seat)) moves.push(REROUTE_PLACE);
	},
	[role("distract")]: (state, seat, moves) => {
		for (const cell of crowTargets(state, state.at[seat], 2)) moves.push(CROW[cell]);
	},
	[role("disrupt")]: (state, seat, moves) => {
		for (const cell of crowTargets(state, state.at[seat], 0)) moves.push(CROW[cell]);
	},
	[role("tinker")]: (state, seat, moves) => {
		if (state.stealth[seat] > 0) moves.push(TINKER);
	},
	[role("orders")]: offerOrders,
	[role("disguise")]: (state, seat, moves) => {
		if (state.spent > 0 || state.left === 0) return;
		for (let other = 0; other < state.seats; other++) if (other !== seat && isInside$1(state, other)) moves.push(DISGUISE[other]);
	},
	[role("clairvoyance")]: offerSpot,
	[role("precognition")]: offerSpot
};
function offerOrders(state, seat, moves) {
	if (state.left === 0 || !unused(state)) return;
	for (let other = 0; other < state.seats; other++) {
		if (other === seat || !isInside$1(state, other)) continue;
		for (const to of connections(state, other, state.at[other])) moves.push(ORDER[other][to]);
	}
}
function offerSpot(state, seat, moves) {
	if (state.left === 0 || !unused(state)) return;
	const floor = spottedFloor(state, seat);
	if ((floor < 0 ? state.eventDeck : state.patrol[floor]).length > 0) moves.push(SPOT);
}
var everyCell = (state, fits) => {
	const cells = [];
	for (let cell = 0; cell < state.tiles.length; cell++) if (fits(cell)) cells.push(cell);
	return cells;
};
var isTile = (state, cell) => kindAt(state, cell) !== void 0;
var TARGETS = {
	blueprints: (state) => everyCell(state, (cell) => isTile(state, cell) && !isUp(state, cell)),
	crowbar: (state, at) => peekEdges(state, at).filter((cell) => isUp(state, cell) && CAN_BE_FORCED[kindAt(state, cell)] && !has(state, cell, 16)),
	donuts: (state) => state.guard.filter((guard) => guard >= 0),
	dynamite: (state, at) => planFor(state, at).walled[posOf(at)].map((pos) => at - posOf(at) + pos),
	virus: (state) => everyCell(state, (cell) => isUp(state, cell) && isComputer(kindAt(state, cell)) && state.tokens[cell] < 6)
};
var STETHOSCOPE = tool("stethoscope");
var THERMAL_BOMB = tool("thermal-bomb");
function offerTools(state, seat, moves) {
	if (state.lootAt[BUST] === seat) return;
	const at = state.at[seat];
	for (let card = 0; card < TOOLS.length; card++) {
		if (state.toolAt[card] !== seat || card === STETHOSCOPE) continue;
		const targets = TARGETS[TOOLS[card]];
		if (card === THERMAL_BOMB) offerBomb(state, at, moves);
		else if (targets === void 0) moves.push(USE[card]);
		else for (const cell of targets(state, at)) moves.push(USE_AT[card][cell]);
	}
}
function offerBomb(state, at, moves) {
	for (const end of bombEnds(state, at)) moves.push(end === "roof" ? BOMB_TO_ROOF : USE_AT[THERMAL_BOMB][end]);
}
function offerCards(state, seat, moves) {
	const at = state.at[seat];
	const here = onCell(at);
	if (state.toolAt.includes(here) || state.lootAt.includes(here)) offerPickUps(state, seat, moves);
	for (let other = 0; other < state.seats; other++) if (other !== seat && state.at[other] === at) offerTrades(state, seat, other, moves);
}
function offerTrades(state, seat, other, moves) {
	if (!carriesAnything(state, seat) && !carriesAnything(state, other)) return;
	for (let card = 0; card < CARD_COUNT; card++) {
		const place = placeOf$1(state, card);
		if (place === seat && mayGet(state, other, card)) moves.push(GIVE[other].get(cardName(card)));
		if (place === other && mayGet(state, seat, card)) moves.push(TAKE[other].get(cardName(card)));
	}
}
function offerPickUps(state, seat, moves) {
	const here = onCell(state.at[seat]);
	for (let card = 0; card < CARD_COUNT; card++) {
		if (placeOf$1(state, card) !== here || !mayGet(state, seat, card)) continue;
		const move = PICK_UP.get(cardName(card));
		if (!moves.includes(move)) moves.push(move);
	}
}
function act(state, seat, move, chance, tell) {
	switch (move.type) {
		case "go":
			spend(state, 1);
			approach(state, {
				seat,
				to: cellOf(move.to),
				way: "own"
			}, chance, tell);
			break;
		case "slip":
			approach(state, {
				seat,
				to: cellOf(move.to),
				way: "slip"
			}, chance, tell);
			break;
		case "climb":
			climb(state, seat, cellOf(move.to), chance, tell);
			break;
		case "peek":
			spend(state, 1);
			reveal(state, cellOf(move.at), tell);
			break;
		case "x-ray":
		case "enhance":
			hawkPeek(state, seat, cellOf(move.at), tell);
			break;
		case "hack":
			hack(state, seat, state.at[seat], tell);
			break;
		case "add-die":
			addDie(state, seat, cellOf(move.safe), tell);
			break;
		case "crack":
			rollSafe(state, seat, cellOf(move.safe), chance, tell);
			break;
		case "escape":
			spend(state, 1);
			state.pending.push({ do: "next-turn" });
			reachRoof(state, seat, tell);
			break;
		case "end":
			state.pending.push({ do: "end-actions" });
			break;
		case "give-up":
			proposeGivingUp(state, seat, tell);
			break;
		default: actFreely(state, seat, move, chance, tell);
	}
}
function actFreely(state, seat, move, chance, tell) {
	switch (move.type) {
		case "laptop":
			loadLaptop(state, seat, tell);
			break;
		case "crybaby":
			raise(state, cellOf(move.at), "crybaby", tell);
			break;
		case "reroute":
			if (move.what === "take") takeAlarm(state, seat, chance, tell);
			else placeHeldAlarm(state, seat, tell);
			break;
		case "crow":
			placeCrow(state, seat, cellOf(move.at), tell);
			break;
		case "tinker":
			tinker(state, seat, tell);
			break;
		case "order":
			order(state, seat, {
				target: move.seat,
				to: cellOf(move.to)
			}, tell);
			break;
		case "disguise":
			disguise(state, seat, move.seat, tell);
			break;
		case "spot":
			spot(state, seat, tell);
			break;
		case "use":
			useTool(state, seat, {
				tool: move.tool,
				target: -1
			}, chance, tell);
			break;
		case "use-at":
			useTool(state, seat, {
				tool: move.tool,
				target: move.at === "roof" ? "roof" : cellOf(move.at)
			}, chance, tell);
			break;
		case "give":
			propose(state, {
				card: cardAt(state, move.card, seat),
				giver: seat,
				taker: move.to
			}, tell);
			break;
		case "take":
			propose(state, {
				card: cardAt(state, move.card, move.from),
				giver: move.from,
				taker: seat
			}, tell);
			break;
		case "pick-up":
			pickUp(state, seat, cardAt(state, move.card, onCell(state.at[seat])), tell);
			break;
		default: throw new Error(`${move.type} answers no question`);
	}
}
function hack(state, seat, cell, tell) {
	spend(state, 1);
	state.tokens[cell] = Math.min(6, state.tokens[cell] + 1);
	tell({
		type: "hacked",
		seat,
		at: squareOf(cell),
		tokens: state.tokens[cell]
	});
}
var STAMP = loot("stamp");
var drawsEvent = (state) => state.spent <= 2 + (holdsLoot(state, state.turn, STAMP) ? 1 : 0);
function drawEvent(state, chance, tell) {
	if (state.eventDeck.length === 0) {
		[state.eventDeck, state.eventDiscard] = [state.eventDiscard, []];
		shuffle(state.eventDeck, chance);
		tell({
			type: "eventsReshuffled",
			cards: state.eventDeck.length
		});
	}
	const card = cardIn(state.eventDeck.pop());
	const name = EVENTS[card];
	const seat = state.turn;
	tell({
		type: "eventDrawn",
		seat,
		event: name
	});
	const lasting = LASTING.indexOf(name);
	if (lasting >= 0) state.lasting[lasting] = seat;
	else state.eventDiscard.push(card);
	const happening = {
		state,
		seat,
		floor: floorOf(state.at[seat]),
		chance,
		tell
	};
	if (EFFECTS[name](happening) === "nothing") tell({
		type: "noEffect",
		event: name
	});
}
function endLasting(state, seat, tell) {
	for (const [i, name] of LASTING.entries()) {
		if (state.lasting[i] !== seat) continue;
		state.lasting[i] = -1;
		state.eventDiscard.push(event(name));
		tell({
			type: "eventEnded",
			event: name
		});
	}
}
var MIRROR = loot("mirror");
var CHIHUAHUA = loot("chihuahua");
var KITTY$1 = loot("persian-kitty");
function step(state, seat, move, chance, tell) {
	const top = state.pending.pop();
	if (top === void 0) act(state, seat, move, chance, tell);
	else if (isQuestion(top)) answer(state, top, move, chance, tell);
	else throw new Error(`${top.do} was not done`);
	settle(state, chance, tell);
}
function settle(state, chance, tell) {
	const { pending } = state;
	while (pending.length > 0 && state.result === "playing") {
		const top = pending[pending.length - 1];
		if (isQuestion(top)) return;
		pending.pop();
		perform(state, top, chance, tell);
	}
	if (state.result !== "playing") pending.length = 0;
}
function perform(state, task, chance, tell) {
	switch (task.do) {
		case "arrive":
			arrive(state, task, chance, tell);
			break;
		case "enter":
			enter(state, task, tell);
			break;
		case "shift":
			shift(state, task, chance, tell);
			break;
		case "lose":
			lose(state, task, tell);
			break;
		case "walk":
			walk(state, task, chance, tell);
			break;
		case "look-round":
			lookRound(state, task, chance, tell);
			break;
		case "patrol":
			patrol(state, task.floor, chance, tell);
			break;
		case "destination":
			firstDestination(state, task.floor, chance, tell);
			break;
		case "find-tool":
			findTool(state, task, chance, tell);
			break;
		case "find-loot":
			findLoot(state, task, tell);
			break;
		case "silent-alarm":
			silentAlarm(state, task.floor, tell);
			break;
		case "begin-turn":
			beginTurn(state, tell);
			break;
		case "chihuahua":
			chihuahua(state, chance, tell);
			break;
		case "kitty":
			kitty(state, chance, tell);
			break;
		case "end-actions":
			endActions(state, tell);
			break;
		case "event":
			drawEvent(state, chance, tell);
			break;
		case "guards":
			moveGuards(state, tell);
			break;
		case "next-turn":
			nextTurn(state, tell);
			break;
		default: never(task);
	}
}
function beginTurn(state, tell) {
	const seat = state.turn;
	resetTurn(state);
	tell({
		type: "turnBegan",
		seat,
		actions: state.left
	});
	if (state.at[seat] === -1) {
		state.at[seat] = state.entrance;
		tell({
			type: "placed",
			seat,
			at: squareOf(state.entrance)
		});
	}
	endLasting(state, seat, tell);
	endPulse(state, seat, tell);
	if (holdsLoot(state, seat, KITTY$1)) state.pending.push({ do: "kitty" });
	if (holdsLoot(state, seat, CHIHUAHUA)) state.pending.push({ do: "chihuahua" });
}
function resetTurn(state) {
	state.turns += 1;
	state.mirrored = holdsLoot(state, state.turn, MIRROR) ? 1 : 0;
	state.left = 4 - state.mirrored + state.extra;
	state.spent = 0;
	state.extra = 0;
	state.done = 0;
	state.suit = 0;
	state.pace = 0;
	state.shift = 0;
	state.entered = [];
	state.tries = [];
}
function endActions(state, tell) {
	state.suit = 0;
	state.left = 0;
	tell({
		type: "actionsEnded",
		seat: state.turn,
		spent: state.spent
	});
	state.pending.push({ do: "next-turn" }, { do: "guards" });
	if (drawsEvent(state)) state.pending.push({ do: "event" });
	checkThermo(state, tell);
}
function nextTurn(state, tell) {
	state.turn = nextSeat(state, state.turn, 1);
	if (state.skip === 1) {
		state.skip = 0;
		tell({
			type: "turnSkipped",
			seat: state.turn
		});
		state.turn = nextSeat(state, state.turn, 1);
	}
	state.pending.push({ do: "begin-turn" });
}
function toAct(state) {
	if (state.result !== "playing") return NOBODY$1;
	const { pending } = state;
	if (pending.length === 0) return ALONE[state.turn];
	const top = pending[pending.length - 1];
	return ALONE[isQuestion(top) ? top.seat : state.turn];
}
var NOBODY$1 = [];
var ALONE = seatsOf(4).map((seat) => [seat]);
var WORDS = {
	en: {
		floor: (floor) => `floor ${floor}: `,
		"no options": () => "options are an object",
		"no option": ({ said }) => `there is no option "${said}"`,
		"no job": ({ said }) => `there is no job "${said}"`,
		"yes or no": ({ option }) => `"${option}" is true or false`,
		"no hole": ({ job }) => `the job "${job}" has no empty spot`,
		"no square": ({ said }) => `there is no square "${said}" to leave empty`,
		"other hole": ({ hole }) => `these walls leave ${hole} empty`,
		"no walls": () => "\"walls\" is standard, alternative, random, or a list with a text for each floor",
		"no alternative": ({ job }) => `the job "${job}" has no alternative walls`,
		floors: ({ count, wanted }) => `there are walls for ${count === 1 ? "1 floor" : `${count} floors`}, not for ${wanted}`,
		"no text": () => "the walls are no text",
		"no wall": ({ said }) => `"${said}" is no wall; a wall is two squares, such as A1B1`,
		"no edge": ({ wall }) => `no wall can stand at ${wall}`,
		"wall twice": ({ wall }) => `the wall ${wall} is there twice`,
		"wall count": ({ count, wanted }) => `${count === 1 ? "1 wall" : `${count} walls`} instead of ${wanted}`,
		"cut off": ({ at }) => `${at} cannot be reached`,
		drawing: ({ lines, wanted }) => `a drawing of ${lines === 1 ? "1 line" : `${lines} lines`} instead of ${wanted}`,
		"too long": ({ most }) => `longer than ${most} characters`,
		"no cast": () => "\"characters\" is dealt, or a list with one for each seat",
		"cast size": ({ count, most }) => `${count === 1 ? "1 character" : `${count} characters`} for 1 to ${most} players`,
		"no character": ({ said }) => `there is no character "${said}"`,
		"character twice": ({ character }) => `the character "${character}" is there twice`,
		"not alone": ({ character }) => `the character "${character}" cannot play alone`
	},
	de: {
		floor: (floor) => `Etage ${floor}: `,
		"no options": () => "Einstellungen sind ein Objekt.",
		"no option": ({ said }) => `Eine Einstellung „${said}“ gibt es nicht.`,
		"no job": ({ said }) => `Einen Auftrag „${said}“ gibt es nicht.`,
		"yes or no": ({ option }) => `„${option}“ ist true oder false.`,
		"no hole": ({ job }) => `Der Auftrag „${job}“ hat keine leere Stelle.`,
		"no square": ({ said }) => `Es gibt kein Feld „${said}“, das leer bleiben könnte.`,
		"other hole": ({ hole }) => `Diese Wände lassen ${hole} leer.`,
		"no walls": () => "„walls“ ist standard, alternative, random oder eine Liste mit einem Text für jede Etage.",
		"no alternative": ({ job }) => `Der Auftrag „${job}“ hat keine anderen Wände.`,
		floors: ({ count, wanted }) => `Es sind Wände für ${count === 1 ? "1 Etage" : `${count} Etagen`} statt für ${wanted}.`,
		"no text": () => "Die Wände sind kein Text.",
		"no wall": ({ said }) => `„${said}“ ist keine Wand; eine Wand sind zwei Felder wie A1B1.`,
		"no edge": ({ wall }) => `Bei ${wall} kann keine Wand stehen.`,
		"wall twice": ({ wall }) => `Die Wand ${wall} ist zweimal da.`,
		"wall count": ({ count, wanted }) => `${count === 1 ? "1 Wand" : `${count} Wände`} statt ${wanted}.`,
		"cut off": ({ at }) => `${at} ist nicht zu erreichen.`,
		drawing: ({ lines, wanted }) => `Eine Zeichnung mit ${lines === 1 ? "1 Zeile" : `${lines} Zeilen`} statt ${wanted}.`,
		"too long": ({ most }) => `Mehr als ${most} Zeichen.`,
		"no cast": () => "„characters“ ist dealt oder eine Liste mit einer Figur für jeden Platz.",
		"cast size": ({ count, most }) => `${count === 1 ? "1 Figur" : `${count} Figuren`} für 1 bis ${most} Personen.`,
		"no character": ({ said }) => `Eine Figur „${said}“ gibt es nicht.`,
		"character twice": ({ character }) => `Die Figur „${character}“ ist zweimal da.`,
		"not alone": ({ character }) => `Die Figur „${character}“ kann nicht allein spielen.`
	},
	es: {
		floor: (floor) => `Planta ${floor}: `,
		"no options": () => "Las opciones son un objeto.",
		"no option": ({ said }) => `No existe la opción «${said}».`,
		"no job": ({ said }) => `No existe el golpe «${said}».`,
		"yes or no": ({ option }) => `«${option}» es true o false.`,
		"no hole": ({ job }) => `El golpe «${job}» no tiene hueco.`,
		"no square": ({ said }) => `No existe ninguna casilla «${said}» que dejar vacía.`,
		"other hole": ({ hole }) => `Estas paredes dejan vacía ${hole}.`,
		"no walls": () => "«walls» es standard, alternative, random o una lista con un texto por planta.",
		"no alternative": ({ job }) => `El golpe «${job}» no tiene otras paredes.`,
		floors: ({ count, wanted }) => `Hay paredes para ${count === 1 ? "1 planta" : `${count} plantas`} en vez de para ${wanted}.`,
		"no text": () => "Las paredes no son un texto.",
		"no wall": ({ said }) => `«${said}» no es una pared; una pared son dos casillas, como A1B1.`,
		"no edge": ({ wall }) => `En ${wall} no puede haber pared.`,
		"wall twice": ({ wall }) => `La pared ${wall} está dos veces.`,
		"wall count": ({ count, wanted }) => `${count === 1 ? "1 pared" : `${count} paredes`} en vez de ${wanted}.`,
		"cut off": ({ at }) => `No se puede llegar a ${at}.`,
		drawing: ({ lines, wanted }) => `Un dibujo de ${lines === 1 ? "1 línea" : `${lines} líneas`} en vez de ${wanted}.`,
		"too long": ({ most }) => `Más de ${most} caracteres.`,
		"no cast": () => "«characters» es dealt o una lista con un personaje por asiento.",
		"cast size": ({ count, most }) => `${count === 1 ? "1 personaje" : `${count} personajes`} para 1 a ${most} personas.`,
		"no character": ({ said }) => `No existe el personaje «${said}».`,
		"character twice": ({ character }) => `El personaje «${character}» está dos veces.`,
		"not alone": ({ character }) => `El personaje «${character}» no puede jugar solo.`
	}
};
function flawText(flaw, language) {
	const words = WORDS[language];
	const sentence = words[flaw.type];
	return "floor" in flaw ? words.floor(flaw.floor) + sentence(flaw) : sentence(flaw);
}
var named = (cell) => cell >= 0 ? squareOf(cell) : "none";
var seated = (seat) => seat === -1 ? "none" : seat;
var view = (state, viewer) => seen(state, viewer, viewer);
var unveiled = (state) => seen(state, "audience", "everything");
function seen(state, viewer, eyes) {
	const [gymnastics, timeLock, videoLoop] = state.lasting;
	return {
		viewer,
		options: { ...state.options },
		seats: state.seats,
		floors: state.layouts.map((_, floor) => floorView(state, eyes, floor)),
		crew: seatsOf(state.seats).map((seat) => crewView(state, seat)),
		tools: {
			deck: state.toolDeck.length,
			discard: state.toolDiscard.map((card) => TOOLS[card])
		},
		loot: { deck: state.lootDeck.length },
		events: {
			deck: deckView(state.eventDeck, eyes, {
				elsewhere: 0,
				name: (card) => EVENTS[card]
			}),
			discard: state.eventDiscard.map((card) => EVENTS[card])
		},
		lasting: {
			gymnastics: seated(gymnastics),
			"time-lock": seated(timeLock),
			"video-loop": seated(videoLoop),
			emp: seated(state.lasting[3])
		},
		crow: named(state.crow),
		laptop: state.laptop === 1,
		heldAlarm: state.juice === 1,
		slipped: state.slipped === 1,
		entrance: named(state.entrance),
		turn: state.turn,
		turns: state.turns,
		left: state.left,
		spent: state.spent,
		abilityUsed: (state.done & 1) !== 0,
		proposedToGiveUp: (state.done & 2) !== 0,
		ordersDeclined: (state.done & 4) !== 0,
		suit: state.suit === 1,
		mirrored: state.mirrored === 1,
		entered: state.entered.map(squareOf),
		tries: state.tries.map(squareOf),
		pace: state.pace,
		shiftChange: state.shift === 1,
		headsUp: state.extra === 1,
		jumpTheGun: state.skip === 1,
		rolled: state.rolled.slice(),
		result: state.result,
		captured: seated(state.captured),
		question: questionView(state),
		agenda: state.pending.map((pending) => ({ ...pending }))
	};
}
function floorView(state, eyes, floor) {
	const guard = state.guard[floor];
	return {
		walls: wallsOf(state.layouts[floor]),
		tiles: planAt(state, floor).places.map((pos) => tileView(state, eyes, cellAt(floor, pos))),
		guard: guard === -1 ? "unplaced" : guard === -2 ? "lost" : squareOf(guard),
		destination: named(state.goal[floor]),
		die: state.die[floor],
		donuts: state.toolAt[tool("donuts")] === 10 + floor,
		lostIn: state.lostIn[floor],
		deck: deckView(state.patrol[floor], eyes, {
			elsewhere: state.takenAway[floor].length,
			name: patrolName
		}),
		discard: state.patrolDiscard[floor].map(patrolName),
		takenAway: state.takenAway[floor].length
	};
}
function tileView(state, eyes, cell) {
	return {
		at: squareOf(cell),
		tile: isUp(state, cell) || eyes === "everything" ? TILE_NAMES[state.tiles[cell]] : "?",
		alarm: has(state, cell, 2),
		cracked: has(state, cell, 4),
		unlocked: has(state, cell, 8),
		crowbarred: has(state, cell, 16),
		taken: has(state, cell, 32),
		safeOpen: has(state, cell, 64),
		stairs: has(state, cell, 128),
		tokens: state.tokens[cell],
		refuge: state.refuge[cell],
		cards: cardsAt(state, onCell(cell))
	};
}
var MARKS = {
	alarm: 2,
	cracked: 4,
	unlocked: 8,
	crowbarred: 16,
	taken: 32,
	safeOpen: 64,
	stairs: 128
};
function cardsAt(state, place) {
	return Array.from({ length: CARD_COUNT }, (_, card) => card).flatMap((card) => placeOf$1(state, card) === place ? [cardName(card)] : []);
}
function deckView(deck, eyes, { elsewhere, name }) {
	const fromTop = deck.toReversed();
	const knows = (entry) => eyes === "everything" || eyes !== "audience" && seenBy(entry, eyes);
	const unknown = elsewhere + deck.filter((entry) => !knows(entry)).length;
	return {
		cards: fromTop.map((entry) => knows(entry) || unknown === 1 ? name(cardIn(entry)) : "?"),
		seenBy: fromTop.map((entry) => seatsOf(4).filter((seat) => seenBy(entry, seat)))
	};
}
function crewView(state, seat) {
	const role = state.role[seat];
	const decided = role < UNDECIDED;
	const at = state.at[seat];
	return {
		character: CHARACTERS[decided ? Math.floor(role / SIDES.length) : role - UNDECIDED],
		side: decided ? SIDES[role % SIDES.length] : "undecided",
		ability: decided ? ROLES[role] : "undecided",
		at: at === -2 ? "roof" : at === -1 ? "outside" : squareOf(at),
		stealth: state.stealth[seat],
		tools: TOOLS.filter((_, card) => state.toolAt[card] === seat),
		loot: LOOT_CARDS.filter((_, card) => state.lootAt[card] === seat)
	};
}
function questionView(state) {
	const top = state.pending.at(-1);
	if (top === void 0 || !isQuestion(top)) return "none";
	const cell = "at" in top ? top.at : "to" in top ? top.to : "safe" in top ? top.safe : "on" in top ? top.on : -1;
	const floor = "floor" in top && top.floor >= 0 ? top.floor + 1 : "none";
	return {
		ask: top.ask,
		seat: top.seat,
		at: named(cell),
		floor,
		card: "card" in top ? cardName(top.card) : "none"
	};
}
function redact(event, viewer) {
	if (event.type === "looked" && event.seat !== viewer) return {
		...event,
		cards: event.cards.map(() => "?")
	};
	if (event.type === "arranged" && event.seat !== viewer) return {
		...event,
		order: "?"
	};
	return event;
}
function determinize(v, chance) {
	const layouts = v.floors.map(({ walls }) => layoutOf(v.options.job, v.options.hole, walls));
	const state = emptyBuilding(v.options, v.seats, layouts);
	layTiles(state, v, chance);
	setGuards(state, v, chance);
	setCrew(state, v);
	setCards(state, v, chance);
	setTurn(state, v);
	return state;
}
var cell = (square) => square === "none" ? -1 : cellOf(square);
function layTiles(state, v, chance) {
	const box = new Set(jobTiles(v.options.job));
	const hidden = [];
	for (const tile of v.floors.flatMap(({ tiles }) => tiles)) {
		const at = cellOf(tile.at);
		state.tokens[at] = tile.tokens;
		state.refuge[at] = tile.refuge;
		state.marks[at] = tile.tile === "?" ? 0 : 1;
		for (const [name, mark] of Object.entries(MARKS)) if (tile[name]) state.marks[at] |= mark;
		if (tile.tile === "?") hidden.push(at);
		else state.tiles[at] = takeNamed(box, tile.tile);
	}
	const rest = [...box];
	const special = rest.filter((tile) => KIND[tile] === SAFE || KIND[tile] === STAIRS);
	const others = rest.filter((tile) => !special.includes(tile));
	const places = placeSpecial(state, hidden, special, chance);
	for (const [i, tile] of special.entries()) state.tiles[places[i]] = tile;
	shuffle(others, chance);
	for (const at of hidden) if (!places.includes(at)) state.tiles[at] = others.pop();
}
function takeNamed(box, name) {
	for (const tile of box) {
		if (TILE_NAMES[tile] !== name) continue;
		box.delete(tile);
		return tile;
	}
	throw new Error(`no ${name} left in the box`);
}
function placeSpecial(state, hidden, special, chance) {
	const kindsOn = (floor, kind) => state.tiles.some((tile, at) => floorOf(at) === floor && KIND[tile] === kind);
	const needs = state.layouts.flatMap((_, floor) => [SAFE, STAIRS].filter((kind) => !kindsOn(floor, kind)).map((kind) => ({
		floor,
		kind
	})));
	if (needs.length === special.length) return placeOnePerFloor(hidden, special, needs, chance);
	for (;;) {
		const free = hidden.slice();
		const places = special.map(() => free.splice(chance.below(free.length), 1)[0]);
		if (needs.every(({ floor, kind }) => places.some((at, i) => floorOf(at) === floor && KIND[special[i]] === kind))) return places;
	}
}
function placeOnePerFloor(hidden, special, needs, chance) {
	const open = needs.slice();
	shuffle(open, chance);
	const free = hidden.slice();
	return special.map((tile) => {
		const need = open.findIndex(({ kind }) => kind === KIND[tile]);
		const { floor } = open.splice(need, 1)[0];
		const here = free.filter((at) => floorOf(at) === floor);
		const at = here[chance.below(here.length)];
		free.splice(free.indexOf(at), 1);
		return at;
	});
}
function setGuards(state, v, chance) {
	const patrolIndex = (name) => name === "lost-visual" ? LOST_VISUAL : posOfGrid(name);
	for (const [floor, seen] of v.floors.entries()) {
		state.guard[floor] = seen.guard === "unplaced" ? -1 : seen.guard === "lost" ? -2 : cellOf(seen.guard);
		state.goal[floor] = cell(seen.destination);
		state.die[floor] = seen.die;
		state.lostIn[floor] = seen.lostIn;
		state.patrolDiscard[floor] = seen.discard.map(patrolIndex);
		const all = patrolDeck(v.options.job, floor, holePos(v.options.hole));
		if (v.options.lostVisual) all.push(LOST_VISUAL);
		const unknown = without(all, [...state.patrolDiscard[floor], ...known(seen.deck.cards).map(patrolIndex)]);
		shuffle(unknown, chance);
		state.patrol[floor] = deal(seen.deck, patrolIndex, unknown);
		state.takenAway[floor] = unknown;
	}
}
var known = (cards) => cards.filter((card) => card !== "?");
function without(all, gone) {
	const left = all.slice();
	for (const card of gone) left.splice(left.indexOf(card), 1);
	return left;
}
function deal({ cards, seenBy }, index, unknown) {
	return cards.map((card, i) => seenBy[i].reduce(markSeen, card === "?" ? unknown.pop() : index(card))).reverse();
}
function setCrew(state, v) {
	for (const [seat, { character, side, at, stealth, tools, loot }] of v.crew.entries()) {
		const who = CHARACTERS.indexOf(character);
		state.role[seat] = side === "undecided" ? UNDECIDED + who : roleOf(who, SIDES.indexOf(side));
		state.at[seat] = at === "roof" ? -2 : at === "outside" ? -1 : cellOf(at);
		state.stealth[seat] = stealth;
		for (const card of [...tools, ...loot]) putCard(state, card, seat);
	}
}
function putCard(state, name, place) {
	const asTool = TOOLS.indexOf(name);
	if (asTool >= 0) state.toolAt[asTool] = place;
	else state.lootAt[LOOT_CARDS.findIndex((card, i) => card === name && state.lootAt[i] === -1)] = place;
}
function setCards(state, v, chance) {
	for (const { at, cards } of v.floors.flatMap(({ tiles }) => tiles)) for (const card of cards) putCard(state, card, onCell(cellOf(at)));
	for (const [floor, { donuts }] of v.floors.entries()) if (donuts) state.toolAt[tool("donuts")] = 10 + floor;
	for (const [i, name] of LASTING.entries()) state.lasting[i] = v.lasting[name] === "none" ? -1 : v.lasting[name];
	state.lasting[3] = v.lasting.emp === "none" ? -1 : v.lasting.emp;
	if (v.lasting.emp !== "none") state.toolAt[tool("emp")] = 20;
	state.toolDiscard = v.tools.discard.map(tool);
	state.toolDeck = without(TOOLS.flatMap((_, card) => state.toolAt[card] === -1 ? [card] : []), [...state.toolDiscard, ...shownTools(v)]);
	state.lootDeck = LOOT_CARDS.flatMap((_, card) => state.lootAt[card] === -1 ? [card] : []);
	shuffle(state.toolDeck, chance);
	shuffle(state.lootDeck, chance);
	setEvents(state, v, chance);
}
var shownTools = (v) => v.agenda.flatMap((pending) => "ask" in pending && pending.ask === "keep-tool" ? [pending.first, pending.second] : []);
function setEvents(state, v, chance) {
	const index = (name) => EVENTS.indexOf(name);
	state.eventDiscard = v.events.discard.map(index);
	const lasting = LASTING.flatMap((name) => v.lasting[name] === "none" ? [] : [index(name)]);
	const out = [
		...state.eventDiscard,
		...lasting,
		...known(v.events.deck.cards).map(index)
	];
	const unknown = without(state.eventDeck, out);
	shuffle(unknown, chance);
	state.eventDeck = deal(v.events.deck, index, unknown);
}
function setTurn(state, v) {
	state.crow = cell(v.crow);
	state.laptop = v.laptop ? 1 : 0;
	state.juice = v.heldAlarm ? 1 : 0;
	state.slipped = v.slipped ? 1 : 0;
	state.entrance = cell(v.entrance);
	state.turn = v.turn;
	state.turns = v.turns;
	state.left = v.left;
	state.spent = v.spent;
	state.done = (v.abilityUsed ? 1 : 0) | (v.proposedToGiveUp ? 2 : 0) | (v.ordersDeclined ? 4 : 0);
	state.suit = v.suit ? 1 : 0;
	state.mirrored = v.mirrored ? 1 : 0;
	state.entered = v.entered.map(cellOf);
	state.tries = v.tries.map(cellOf);
	state.pace = v.pace;
	state.shift = v.shiftChange ? 1 : 0;
	state.extra = v.headsUp ? 1 : 0;
	state.skip = v.jumpTheGun ? 1 : 0;
	state.rolled = v.rolled.slice();
	state.result = v.result;
	state.captured = v.captured === "none" ? -1 : v.captured;
	state.pending = v.agenda.map((pending) => ({ ...pending }));
}
var game = {
	id: "burgle-bros",
	version: 1,
	seats: {
		min: 1,
		max: 4
	},
	options: (raw, seats) => {
		const options = parseOptions(raw, seats);
		return "wrong" in options ? refused("bad-options", flawText(options.wrong, "en")) : options;
	},
	setup,
	toAct,
	moves: legalMoves,
	step,
	outcome: outcome$1,
	clone,
	view,
	unveiled,
	redact,
	reveals,
	determinize,
	notate,
	refusal
};
function goalsOf(state, at) {
	const floor = floorOf(at);
	const cells = planFor(state, at).places.map((pos) => cellAt(floor, pos));
	const dropped = state.lootAt.filter(isOnCell).map(cellOfPlace).filter((cell) => floorOf(cell) === floor);
	if (dropped.length > 0) return dropped;
	const closed = cells.filter((cell) => shows(state, cell, SAFE) && !has(state, cell, 64));
	const ready = closed.filter((safe) => lineOf$1(state, safe).every((cell) => isUp(state, cell)));
	if (ready.length > 0) return ready;
	const unknown = (closed.length > 0 ? closed.flatMap((safe) => lineOf$1(state, safe)) : cells).filter((cell) => !isUp(state, cell));
	if (unknown.length > 0 && !isClear(state)) return unknown;
	const stairs = cells.filter((cell) => shows(state, cell, STAIRS));
	return stairs.length > 0 ? stairs : cells.filter((cell) => !isUp(state, cell));
}
var bit = (n) => 1 << n;
var bitsOf = (members) => members.reduce((bits, n) => bits | 1 << n, 0);
function count(bits) {
	const pairs = bits - (bits >>> 1 & 1431655765);
	const fours = (pairs & 858993459) + (pairs >>> 2 & 858993459);
	return (fours + (fours >>> 4) & 252645135) * 16843009 >>> 24;
}
var lowest = (bits) => 31 - Math.clz32(bits & -bits);
function momentOf(view, floor) {
	const { agenda } = view;
	const tasks = agenda.filter((pending) => "floor" in pending && pending.floor === floor);
	const find = (what) => tasks.find((task) => "do" in task && task.do === what);
	const look = find("look-round")?.renew ?? "done";
	const placed = find("destination") !== void 0;
	const asked = tasks.some((task) => "ask" in task && task.ask === "nearest-alarm");
	const guardsMove = isPending(agenda, "next-turn") && !isPending(agenda, "guards");
	const steps = find("walk")?.steps;
	const underWay = steps !== void 0 || look !== "done" || placed || find("patrol") !== void 0;
	const appeared = guardsMove && underWay && steps === void 0 && find("patrol") === void 0;
	return {
		moves: view.result === "playing" && (guardsMove ? underWay : isMoving(view, floor)),
		look,
		placed,
		asked,
		left: appeared ? 0 : steps ?? "whole"
	};
}
var isPending = (agenda, what) => agenda.some((pending) => "do" in pending && pending.do === what);
function isMoving(view, floor) {
	const { at } = view.crew[view.turn];
	if (at === "roof") return false;
	return (at === "outside" ? 0 : floorOf(cellOf(at))) === floor ? !view.shiftChange : view.shiftChange;
}
function deckOf(view, floor) {
	const { deck, discard } = view.floors[floor];
	const { job, hole, lostVisual } = view.options;
	const all = patrolDeck(job, floor, holePos(hole));
	if (lostVisual) all.push(LOST_VISUAL);
	const whole = bitsOf(all);
	const cards = deck.cards.map((card) => card === "?" ? -1 : indexOf(card));
	return {
		cards,
		unknown: whole & ~bitsOf([...cards.filter((card) => card !== -1), ...discard.map(indexOf)]),
		whole,
		fresh: all.length - TAKEN_AWAY[view.seats]
	};
}
var indexOf = (card) => card === "lost-visual" ? LOST_VISUAL : posOfGrid(card);
var FRESH = 1e3;
function nextCards(deck, { at, pool }) {
	if (at === deck.cards.length || at === FRESH + deck.fresh) return {
		card: -1,
		at: 1001,
		pool: deck.whole
	};
	return {
		card: deck.cards[at] ?? -1,
		at: at + 1,
		pool
	};
}
var isSpent = (deck, at) => at === deck.cards.length;
var newTally = () => ({
	enters: new Float64Array(25),
	ends: new Float64Array(25),
	goal: new Float64Array(25),
	loses: new Float64Array(4),
	lost: 0,
	shuffles: 0,
	path: [],
	tied: false
});
var SURE = 1 - 1e-9;
var WAYS = new WeakMap();
function waysOf$1(plan) {
	const known = WAYS.get(plan);
	if (known !== void 0) return known;
	const ways = plan.open.map((near, from) => near.map((to) => ({
		to,
		goals: plan.places.reduce((bits, goal) => stepToward(plan, from, goal) === to ? bits | bit(goal) : bits, 0)
	})));
	WAYS.set(plan, ways);
	return ways;
}
var Walk = class {
	tally = newTally();
	ways;
	ground;
	constructor(ground) {
		this.ground = ground;
		this.ways = waysOf$1(ground.plan);
	}
	get pool() {
		return this.ground.deck.unknown;
	}
	start(branch, goal) {
		if (branch.steps > 0 && branch.pos === goal) this.renew(branch);
		else this.stride(branch, bit(goal), 0);
	}
	first(branch) {
		const goals = branch.pool & ~bit(LOST_VISUAL);
		this.stride({
			...branch,
			at: branch.at + 1,
			weight: branch.weight / count(goals)
		}, goals, goals);
	}
	appear(branch) {
		const { card, pool, at, weight } = this.nextCard(branch);
		for (let rest = card === -1 ? pool : bit(card); rest !== 0; rest &= rest - 1) {
			const pos = lowest(rest);
			if (pos === LOST_VISUAL) this.tally.lost += weight;
			else this.draw(this.look(this.come({
				...branch,
				at,
				weight,
				pool: pool & ~bit(pos),
				steps: 0
			}, pos)).branch);
		}
	}
	look(branch) {
		const here = bit(branch.pos);
		const off = (branch.alarms & here) !== 0;
		const before = branch.alarms & ~here;
		const alarms = (this.ground.cameras & here) !== 0 ? before | this.ground.watched & ~here : before;
		const raised = alarms !== before;
		return {
			branch: off || raised ? {
				...branch,
				alarms
			} : branch,
			off,
			raised
		};
	}
	renew(branch) {
		if (branch.alarms !== 0) this.aim(branch);
		else this.draw(branch);
	}
	aim(branch) {
		const { plan } = this.ground;
		let [best, nearest] = [25, 0];
		for (let rest = branch.alarms; rest !== 0; rest &= rest - 1) {
			const far = distance(plan, branch.pos, lowest(rest));
			if (far > best) continue;
			nearest = far < best ? bit(lowest(rest)) : nearest | bit(lowest(rest));
			best = far;
		}
		const ways = count(nearest);
		if (ways > 1) this.tally.tied = true;
		const weight = branch.weight / ways;
		for (let rest = nearest; rest !== 0; rest &= rest - 1) this.stride({
			...branch,
			weight
		}, rest & -rest, 0);
	}
	draw(branch) {
		const { card, pool, at, weight } = this.nextCard(branch);
		const cards = card === -1 ? pool : bit(card);
		const next = {
			...branch,
			steps: this.ground.untilCard ? 0 : branch.steps,
			pool,
			at,
			weight
		};
		const own = cards & bit(branch.pos);
		if ((cards & bit(LOST_VISUAL)) !== 0) this.tally.lost += weight;
		if (own !== 0) this.draw({
			...next,
			pool: pool & ~own
		});
		const goals = cards & ~own & ~bit(LOST_VISUAL);
		if (goals === 0) return;
		if (branch.alarms === 0) this.stride(next, goals, card === -1 ? goals : 0);
		else for (let rest = goals; rest !== 0; rest &= rest - 1) this.aim({
			...next,
			pool: pool & ~(rest & -rest)
		});
	}
	nextCard(branch) {
		if (isSpent(this.ground.deck, branch.at)) this.tally.shuffles += branch.weight;
		const { card, pool, at } = nextCards(this.ground.deck, branch);
		return {
			card,
			pool,
			at,
			weight: card === -1 ? branch.weight / count(pool) : branch.weight
		};
	}
	stride(branch, goals, drawn) {
		if (branch.steps <= 0) {
			this.end(branch, goals);
			return;
		}
		for (const way of this.ways[branch.pos]) {
			const along = goals & way.goals;
			if (along !== 0) this.stepTo(way.to, branch, along, drawn);
		}
	}
	stepTo(to, branch, goals, drawn) {
		const { branch: next, off, raised } = this.look(this.come(branch, to, count(goals)));
		const apart = off || raised ? goals : goals & bit(to);
		for (let rest = apart; rest !== 0; rest &= rest - 1) {
			const goal = rest & -rest;
			const alone = (drawn & goal) === 0 ? next : {
				...next,
				pool: next.pool & ~goal
			};
			if (off || goal === bit(to)) this.renew(alone);
			else this.aim(alone);
		}
		if (apart !== goals) this.stride(next, goals & ~apart, drawn);
	}
	come(branch, to, branches = 1) {
		const { tally, ground } = this;
		const chance = branch.weight * branches;
		if ((branch.entered & bit(to)) === 0) tally.enters[to] += chance;
		if (chance > SURE) tally.path.push(to);
		const seen = ground.seen[to];
		for (let rest = seen & ~branch.seen; rest !== 0; rest &= rest - 1) tally.loses[lowest(rest)] += chance;
		return {
			pos: to,
			steps: branch.steps - (to === ground.crow ? 2 : 1),
			alarms: branch.alarms,
			at: branch.at,
			pool: branch.pool,
			entered: branch.entered | bit(to),
			seen: branch.seen | seen,
			weight: branch.weight
		};
	}
	end({ pos, weight }, goals) {
		const { ends, goal } = this.tally;
		for (let rest = goals; rest !== 0; rest &= rest - 1) {
			ends[pos] += weight;
			goal[lowest(rest)] += weight;
		}
	}
};
var guardOdds = (view) => view.floors.map((_, floor) => oddsOf$1(view, floor));
function oddsOf$1(view, floor) {
	const seen = view.floors[floor];
	const plan = planOf(layoutOf(view.options.job, view.options.hole, seen.walls));
	const moment = momentOf(view, floor);
	const ground = groundOf(view, floor, plan);
	const walk = new Walk(ground);
	const { steps, held } = run(view, floor, moment, walk);
	const { tally } = walk;
	const square = (pos) => squareOf(cellAt(floor, pos));
	const start = isOnBoard(seen.guard) ? posOf(cellOf(seen.guard)) : -1;
	return {
		floor: floor + 1,
		at: seen.guard,
		destination: seen.destination,
		moves: moment.moves,
		held,
		die: seen.die,
		alarms: count(alarmsOf(seen)),
		steps,
		path: tally.path.map(square),
		next: nextWays(view, floor, moment, ground),
		after: waysOf(tally, square),
		tiles: plan.places.flatMap((pos) => {
			const enters = tidy(tally.enters[pos]);
			const comes = pos === start ? 1 : enters;
			return comes === 0 ? [] : [{
				at: square(pos),
				comes,
				enters,
				ends: tidy(tally.ends[pos])
			}];
		}),
		lost: tidy(tally.lost),
		shuffles: tidy(tally.shuffles),
		tied: tally.tied,
		crew: seatsOf(view.seats).flatMap((seat) => {
			const loses = tidy(tally.loses[seat]);
			return loses === 0 ? [] : [{
				seat,
				loses
			}];
		})
	};
}
var tidy = (chance) => Math.round(chance * 0xe8d4a51000) / 0xe8d4a51000;
var isOnBoard = (guard) => guard !== "unplaced" && guard !== "lost";
function waysOf({ goal, lost }, square) {
	const ways = [];
	for (const [pos, chance] of goal.entries()) if (chance > 0) ways.push({
		to: square(pos),
		chance: tidy(chance)
	});
	return lost > 0 ? [...ways, {
		to: "lost-visual",
		chance: tidy(lost)
	}] : ways;
}
var alarmsOf = ({ tiles }) => bitsOf(tiles.filter(({ alarm }) => alarm).map(placeOf));
var placeOf = ({ at }) => posOf(cellOf(at));
function groundOf(view, floor, plan) {
	const { tiles } = view.floors[floor];
	const cameras = view.lasting.emp !== "none" || view.lasting["video-loop"] !== "none" ? 0 : bitsOf(tiles.filter((tile) => isKind(tile, "camera") && !tile.crowbarred).map(placeOf));
	const crew = view.crew.flatMap(({ at }) => isInside(at) && floorOf(cellOf(at)) === floor ? [posOf(cellOf(at))] : []);
	const distracts = view.crow !== "none" && floorOf(cellOf(view.crow)) === floor && plays(view, "distract");
	return {
		plan,
		deck: deckOf(view, floor),
		crow: distracts ? posOf(cellOf(view.crow)) : -1,
		cameras,
		watched: cameras & bitsOf(crew),
		seen: seenFrom(view, floor, plan),
		untilCard: false
	};
}
var isKind = ({ tile }, kind) => tile.startsWith(kind);
var isInside = (at) => at !== "outside" && at !== "roof";
var plays = (view, ability) => view.crew.some((member) => member.ability === ability);
function seenFrom(view, floor, plan) {
	const seen = new Array(25).fill(0);
	for (const [seat, { at, ability }] of view.crew.entries()) {
		if (!isInside(at)) continue;
		const [on, home] = [floorOf(cellOf(at)), posOf(cellOf(at))];
		const tile = view.floors[on].tiles.find((each) => each.at === at);
		const slipped = view.slipped && ability === "flexibility" && view.floors[floor].guard === at;
		for (const pos of plan.places) {
			const same = on === floor && (pos === home || isKind(tile, "foyer") && distance(plan, home, pos) === 1);
			const straight = Math.abs(on - floor) === 1 && pos === home && isKind(tile, "atrium");
			if (slipped || same || straight) seen[pos] |= bit(seat);
		}
	}
	return seen;
}
function run(view, floor, moment, walk) {
	const seen = view.floors[floor];
	if (seen.guard === "unplaced") return {
		steps: 0,
		held: "no"
	};
	const begun = beginning(view, floor, walk.pool);
	if (seen.guard === "lost") {
		const held = seen.donuts ? "donuts" : moment.moves && seen.lostIn === view.turns ? "lost-visual" : "no";
		if (held === "no") walk.appear(begun);
		else walk.tally.lost = 1;
		return {
			steps: 0,
			held
		};
	}
	const looked = moment.look === "done" ? {
		branch: begun,
		off: false,
		raised: false
	} : walk.look(begun);
	const { alarms } = looked.branch;
	const held = moment.left !== "whole" ? "no" : heldBy(view, seen, alarms);
	const whole = seen.die + count(alarms) + (moment.moves ? view.pace : 0);
	const steps = held !== "no" ? 0 : moment.left === "whole" ? whole : moment.left;
	send(seen, moment, walk, {
		...looked,
		branch: {
			...looked.branch,
			steps
		}
	});
	return {
		steps,
		held
	};
}
function heldBy(view, { guard, donuts }, alarms) {
	if (view.crow === guard && alarms === 0 && plays(view, "disrupt")) return "crow";
	return donuts ? "donuts" : "no";
}
function beginning(view, floor, pool) {
	const { guard } = view.floors[floor];
	return {
		pos: isOnBoard(guard) ? posOf(cellOf(guard)) : -1,
		steps: 0,
		alarms: alarmsOf(view.floors[floor]),
		at: 0,
		pool,
		entered: 0,
		seen: 0,
		weight: 1
	};
}
function send({ guard, destination }, moment, walk, looked) {
	const { branch, off, raised } = looked;
	const renews = moment.look !== "done" && moment.look !== "never";
	const reached = moment.look === "always" || moment.look === "if-reached" && guard === destination;
	if (renews && (off || reached)) walk.renew(branch);
	else if (moment.placed) walk.draw(branch);
	else if (moment.asked || renews && raised) walk.aim(branch);
	else if (destination === "none") walk.first(branch);
	else walk.start(branch, posOf(cellOf(destination)));
}
var ENDLESS = 1e3;
function nextWays(view, floor, moment, ground) {
	const seen = view.floors[floor];
	const square = (pos) => squareOf(cellAt(floor, pos));
	const begun = beginning(view, floor, ground.deck.unknown);
	if (!isOnBoard(seen.guard)) return topCard(ground, begun, square);
	const walk = new Walk({
		...ground,
		crow: -1,
		cameras: 0,
		untilCard: true
	});
	const looked = moment.look === "done" ? {
		branch: begun,
		off: false,
		raised: false
	} : walk.look(begun);
	send(seen, moment, walk, {
		...looked,
		branch: {
			...looked.branch,
			steps: ENDLESS
		}
	});
	return waysOf(walk.tally, square);
}
function topCard({ deck }, begun, square) {
	const { card, pool } = nextCards(deck, begun);
	const cards = card === -1 ? pool : bit(card);
	const chance = 1 / count(cards);
	const ways = [];
	for (let rest = cards; rest !== 0; rest &= rest - 1) {
		const each = lowest(rest);
		ways.push({
			to: each === LOST_VISUAL ? "lost-visual" : square(each),
			chance
		});
	}
	return ways;
}
var FACES$1 = 6;
function choose$1(n, k) {
	let ways = 1;
	for (let i = 1; i <= k; i++) ways = ways * (n - k + i) / i;
	return ways;
}
var sign = (n) => n % 2 === 0 ? 1 : -1;
var none = (dice, faces) => ((FACES$1 - faces) / FACES$1) ** dice;
var some = (dice, faces) => 1 - none(dice, faces);
function exactly(dice, faces, hit) {
	if (hit > dice) return 0;
	let ways = 0;
	for (let i = 0; i <= hit; i++) ways += sign(i) * choose$1(hit, i) * (FACES$1 - faces + hit - i) ** dice;
	return choose$1(faces, hit) * ways / FACES$1 ** dice;
}
var all = (dice, faces) => exactly(dice, faces, faces);
function rollsForAll(dice, faces) {
	let sum = 0;
	for (let i = 1; i <= faces; i++) sum -= sign(i) * choose$1(faces, i) / (1 - none(dice, i));
	return sum;
}
var allWithOneSet = (dice, faces) => faces === 0 ? 1 : all(dice, faces) + (dice >= faces ? exactly(dice, faces, faces - 1) : 0);
function rollsWithOneSet(dice, faces) {
	const best = [0];
	for (let left = 1; left <= faces; left++) {
		let others = 1;
		for (let hit = 1; hit <= Math.min(left, dice); hit++) {
			const used = dice > hit && left > hit ? rollsForAll(dice, left - hit - 1) : Number.POSITIVE_INFINITY;
			others += exactly(dice, left, hit) * Math.min(best[left - hit], used);
		}
		const miss = none(dice, left);
		best.push(Math.min(others / (1 - miss), others + miss * rollsForAll(dice, left - 1)));
	}
	return best[faces];
}
var DICE_COLUMNS = 7;
var ROLL_COLUMNS = 8;
var DIGITS = new Map(TILE_NAMES.map((name, tile) => [name, DIGIT[tile]]));
function safeOdds(view, seat) {
	return view.floors.flatMap((floor) => floor.tiles.filter(({ tile }) => tile === "safe").map((safe) => oddsOf(view, seat, floor, safe)));
}
function oddsOf(view, seat, floor, safe) {
	const line = lineOf(floor, safe);
	const missing = missingIn(line);
	const unknown = line.filter(({ tile }) => tile === "?").length;
	const faces = new Set(missing).size;
	const dice = safe.tokens + extraDie(view.crew[seat].ability);
	const closed = !safe.safeOpen;
	const target = {
		faces,
		known: unknown === 0
	};
	return {
		at: safe.at,
		open: safe.safeOpen,
		cracked: digitsOf$1(line.filter(({ cracked }) => cracked)),
		missing,
		unknown,
		roll: closed && dice > 0 ? plain(dice, target) : "none",
		stethoscope: closed && dice > 0 && hasStethoscope(view, seat) ? withStethoscope(dice, target) : "none",
		oneMore: closed && safe.tokens < 6 ? plain(dice + 1, target) : "none",
		also: closed && dice > 0 ? alsoOpened(floor, safe, dice) : [],
		within: closed && dice > 0 ? Array.from({ length: ROLL_COLUMNS }, (_, roll) => all(dice * (roll + 1), faces)) : [],
		byDice: closed ? Array.from({ length: DICE_COLUMNS }, (_, n) => plain(n + 1, target)) : []
	};
}
var hasStethoscope = (view, seat) => view.crew[seat].tools.includes("stethoscope") && !view.crew[seat].loot.includes("bust");
var plain = (dice, { faces, known }) => ({
	dice,
	cracks: some(dice, faces),
	opens: known ? all(dice, faces) : 0,
	rolls: faces === 0 ? 1 : rollsForAll(dice, faces)
});
var withStethoscope = (dice, { faces, known }) => ({
	dice,
	cracks: faces === 0 ? 0 : 1,
	opens: known ? allWithOneSet(dice, faces) : 0,
	rolls: faces === 0 ? 1 : rollsWithOneSet(dice, faces)
});
function lineOf({ tiles }, { at }) {
	const home = posOf(cellOf(at));
	return tiles.filter((tile) => {
		const pos = posOf(cellOf(tile.at));
		return pos !== home && (rowOf(pos) === rowOf(home) || columnOf(pos) === columnOf(home));
	});
}
var digitsOf$1 = (tiles) => tiles.map(({ tile }) => DIGITS.get(tile) ?? 0).filter((digit) => digit > 0);
var missingIn = (line) => digitsOf$1(line.filter(({ cracked }) => !cracked));
function alsoOpened(floor, safe, dice) {
	const line = lineOf(floor, safe);
	return floor.tiles.flatMap((other) => {
		if (other.tile !== "safe" || other.safeOpen || other.at === safe.at) return [];
		const open = lineOf(floor, other).filter((tile) => !tile.cracked && DIGITS.get(tile.tile) !== 0);
		if (open.length === 0 || open.some((tile) => tile.tile === "?" || !line.includes(tile))) return [];
		return [{
			at: other.at,
			opens: all(dice, new Set(digitsOf$1(open)).size)
		}];
	});
}
var FACES = 6;
var ADD = 2;
var ACTIONS_TO_OPEN = (() => {
	const table = Array.from({ length: 8 }, () => []);
	for (let dice = 7; dice >= 0; dice--) {
		const row = table[dice];
		for (let missing = 0; missing <= FACES; missing++) {
			const more = dice > 6 ? Number.POSITIVE_INFINITY : ADD + table[dice + 1][missing];
			row.push(dice === 0 ? more : Math.min(more, rolling$1(row, dice, missing)));
		}
	}
	return table;
})();
function rolling$1(row, dice, missing) {
	if (missing === 0) return 1;
	let after = 1;
	for (let hit = 1; hit <= missing; hit++) {
		const rest = missing === hit ? 0 : row[missing - hit];
		after += exactly(dice, missing, hit) * rest;
	}
	return after / (1 - exactly(dice, missing, 0));
}
function actionsToOpen(dice, missing) {
	const row = ACTIONS_TO_OPEN[Math.min(dice, 7)];
	const low = Math.min(FACES, Math.floor(missing));
	const high = Math.min(FACES, low + 1);
	return row[low] + (missing - low) * (row[high] - row[low]);
}
function rollWorth(dice, missing, known) {
	let after = 0;
	for (let hit = 0; hit <= Math.min(known, dice); hit++) {
		const rest = missing - hit < 1e-9 ? 0 : actionsToOpen(dice, missing - hit);
		after += exactly(dice, known, hit) * rest;
	}
	return actionsToOpen(dice, missing) - after;
}
var WEIGHTS = {
	peril: .5,
	late: .03,
	idle: .25,
	reveal: 3,
	onward: 2,
	spareReveal: .3,
	safeWork: 2,
	step: 1,
	far: 40,
	event: 1.2,
	alarm: 1,
	looseLoot: 6,
	escaped: 12,
	crowd: 6,
	token: 1.2,
	tokens: 2,
	roomStealth: 2,
	order: .5,
	camera: .7,
	earlyDice: 3,
	early: .03,
	trifle: .2
};
var PERIL = {
	rounds: 4,
	later: .7,
	reach: 3,
	step: .03,
	away: .18
};
var CAREFUL = {
	stealth: [
		220,
		60,
		35,
		25,
		18
	],
	scarce: 1.3
};
var TEMPER = {
	1: CAREFUL,
	2: CAREFUL,
	3: {
		stealth: [
			220,
			60,
			32,
			20,
			12
		],
		scarce: 2
	},
	4: {
		stealth: [
			220,
			45,
			16,
			8,
			6
		],
		scarce: 2
	}
};
var TOOL_WORTH = {
	blueprints: 2.5,
	crowbar: 1.5,
	"crystal-ball": .5,
	donuts: 3,
	dynamite: 2,
	emp: 3,
	"invisible-suit": 2,
	"makeup-kit": 4,
	rollerskates: 1.5,
	"smoke-bomb": 6,
	stethoscope: 4,
	"thermal-bomb": 3,
	virus: 1.5
};
var ENTRY = {
	bolted: 2,
	locked: 3.5,
	laser: 1,
	alarm: 2,
	motion: .4,
	camera: .2,
	unknown: .5,
	guard: 1
};
var SENTRY = [
	30,
	13,
	6,
	4,
	3
];
var NEED = {
	stairs: .5,
	lastStairs: 1,
	search: .8,
	lastSearch: 2,
	line: 1,
	lastLine: .5
};
var EXTRA = {
	need: 2.5,
	unready: 2,
	laboratory: 2,
	claimed: 6,
	exit: 6
};
var ENTRANCE = {
	far: 3,
	near: .7
};
var SIGHT = {
	easy: "way",
	normal: "movement",
	hard: "later"
};
var NOTICED = [
	0,
	.02,
	.03,
	.04,
	.05,
	.06,
	.09
];
var PAR = {
	start: 4,
	revealed: .7,
	cracked: .5,
	opened: 4
};
var LOOKAHEAD = {
	stake: 1,
	plans: 3,
	margin: 2,
	same: 1e-6,
	turns: [
		0,
		2,
		2,
		3,
		4
	],
	action: .01,
	atLeast: 6,
	clear: 1.5,
	hopeless: 1,
	doubt: .001
};
var WORK = {
	search: 1.5,
	lost: 10,
	line: 2,
	far: 12,
	unit: 20
};
var Peril = class {
	hits;
	dodges;
	exits;
	constructor(plan, steps, exits) {
		const outlook = outlookOn(plan);
		let hits = outlook.hits.get(steps);
		if (hits === void 0) {
			hits = reckoned(plan, steps, outlook.dodges);
			outlook.hits.set(steps, hits);
		}
		this.hits = hits;
		this.dodges = outlook.dodges;
		this.exits = exits;
	}
	at(place, guard, goal) {
		let least = this.hits[place * PAIRS + guard * 25 + goal];
		for (let rest = this.exits; rest !== 0; rest &= rest - 1) {
			const leaving = this.dodges[place * PAIRS + guard * 25 + lowest(rest)] + PERIL.away;
			if (leaving < least) least = leaving;
		}
		return least;
	}
};
var PAIRS = 625;
var OUTLOOKS = new WeakMap();
function outlookOn(plan) {
	let outlook = OUTLOOKS.get(plan);
	if (outlook === void 0) {
		outlook = {
			dodges: dodgesOn(plan),
			hits: new Map()
		};
		OUTLOOKS.set(plan, outlook);
	}
	return outlook;
}
function reckoned(plan, steps, dodges) {
	let hits = new Float64Array(25 * PAIRS);
	for (let round = 0; round < PERIL.rounds; round++) {
		for (let i = 0; i < hits.length; i++) hits[i] *= PERIL.later;
		for (let step = 0; step < steps; step++) hits = beforeStep(plan, hits);
		hits = beforeTurn(plan, hits, dodges);
	}
	return hits;
}
function beforeStep(plan, after) {
	const { places } = plan;
	const before = new Float64Array(25 * PAIRS);
	for (const at of places) {
		const sent = places.map((guard) => anywhere(plan, after.subarray((at * 25 + guard) * 25), guard));
		for (const guard of places) for (const goal of places) {
			if (goal === guard) continue;
			const to = stepToward(plan, guard, goal);
			const rest = to === goal ? sent[places.indexOf(to)] : after[(at * 25 + to) * 25 + goal];
			before[(at * 25 + guard) * 25 + goal] = rest + (to === at ? 1 : 0);
		}
	}
	return before;
}
function anywhere({ places }, byGoal, guard) {
	let sum = 0;
	for (const goal of places) if (goal !== guard) sum += byGoal[goal];
	return sum / (places.length - 1);
}
function beforeTurn({ places }, after, dodges) {
	const before = new Float64Array(25 * PAIRS);
	for (const at of places) for (const guard of places) {
		const base = (at * 25 + guard) * 25;
		const near = places.filter((to) => dodges[base + to] < Number.POSITIVE_INFINITY);
		for (const goal of places) {
			if (goal === guard) continue;
			let least = Number.POSITIVE_INFINITY;
			for (const to of near) least = Math.min(least, dodges[base + to] + after[(to * 25 + guard) * 25 + goal]);
			before[base + goal] = least;
		}
	}
	return before;
}
function dodgesOn(plan) {
	const dodges = new Float64Array(25 * PAIRS).fill(Number.POSITIVE_INFINITY);
	for (const at of plan.places) for (const guard of plan.places) {
		const base = (at * 25 + guard) * 25;
		for (const to of plan.places) {
			const steps = distance(plan, at, to);
			if (steps <= PERIL.reach) dodges[base + to] = 1 + PERIL.step * steps;
		}
		for (const [to, steps] of around(plan, at, guard)) dodges[base + to] = PERIL.step * steps;
	}
	return dodges;
}
function around(plan, at, guard) {
	const reached = new Map([[at, 0]]);
	for (const [from, steps] of reached) {
		if (steps === PERIL.reach) continue;
		for (const to of plan.open[from]) if (to !== guard && !reached.has(to)) reached.set(to, steps + 1);
	}
	return reached;
}
var DONUTS$1 = tool("donuts");
var DISRUPT = role("disrupt");
var DISTRACT = role("distract");
var NOWHERE = -1;
function forecast(state, floor, { seat, sight, movements, alarm, exits }) {
	const guard = state.guard[floor];
	const total = new Float64Array(25);
	if (guard < 0) return Array.from({ length: movements }, () => ({
		visits: total,
		perilAt: unseen
	}));
	const walk = new Patrol(planAt(state, floor), cardsOf(state, floor, seat), posOf(guard), total);
	walk.alarms = alarmsOn(state, floor);
	if (state.crow >= 0 && floorOf(state.crow) === floor && playedBy(state, DISTRACT) >= 0) walk.crow = posOf(state.crow);
	const goal = state.goal[floor];
	walk.goal = goal < 0 ? walk.at : posOf(goal);
	if (alarm >= 0) {
		walk.alarms |= bit(posOf(alarm));
		walk.aim();
	}
	const peril = new Peril(planAt(state, floor), movements * state.die[floor], exits);
	return Array.from({ length: movements }, (_, n) => {
		walk.blind = sight === "way" || sight === "movement" && n > 0;
		const steps = state.die[floor] + count(walk.alarms) + (n === 0 ? state.pace : 0);
		if (!(n === 0 && isHeld(state, floor, walk.alarms))) walk.move(steps);
		return {
			visits: total.slice(),
			perilAt: sight === "later" ? walk.perils(peril) : unseen
		};
	});
}
var unseen = () => 0;
var isHeld = (state, floor, alarms) => state.toolAt[DONUTS$1] === 10 + floor || state.crow === state.guard[floor] && alarms === 0 && playedBy(state, DISRUPT) >= 0;
function alarmsOn(state, floor) {
	let alarms = 0;
	for (const pos of planAt(state, floor).places) if (has(state, cellAt(floor, pos), 2)) alarms |= bit(pos);
	return alarms;
}
function cardsOf(state, floor, seat) {
	const { job, hole } = state.options;
	const deck = state.patrol[floor];
	const all = bitsOf(patrolDeck(job, floor, holePos(hole)));
	const known = [];
	for (let i = deck.length - 1; i >= 0 && seenBy(deck[i], seat); i--) known.push(cardIn(deck[i]));
	const seen = deck.filter((card) => seenBy(card, seat)).map(cardIn);
	const gone = bitsOf(state.patrolDiscard[floor].concat(seen));
	const left = deck.length > known.length ? all & ~gone : all;
	return {
		known: known.filter((card) => card !== LOST_VISUAL),
		pool: left === 0 ? all : left
	};
}
var Patrol = class {
	at;
	goal;
	alarms = 0;
	blind = false;
	crow = NOWHERE;
	mass;
	drawn = 0;
	plan;
	cards;
	visits;
	constructor(plan, cards, at, visits) {
		this.plan = plan;
		this.cards = cards;
		this.at = at;
		this.goal = at;
		this.visits = visits;
	}
	move(steps) {
		let left = steps;
		while (left > 0 && this.mass === void 0) if (this.at === this.goal) this.renew();
		else {
			this.step();
			left -= this.at === this.crow ? 2 : 1;
		}
		while (left-- > 0 && !this.blind) this.spread();
	}
	aim() {
		let best = 25;
		for (let rest = this.alarms; rest !== 0; rest &= rest - 1) {
			const far = distance(this.plan, this.at, lowest(rest));
			if (far < best) [best, this.goal] = [far, lowest(rest)];
		}
	}
	perils(peril) {
		const { mass, plan, at, goal } = this;
		if (mass === void 0) return (place) => peril.at(place, at, goal);
		const known = new Map();
		return (place) => {
			let sum = known.get(place);
			if (sum === void 0) {
				sum = 0;
				for (const guard of plan.places) for (const to of plan.places) {
					const weight = mass[guard * 25 + to];
					if (weight > 0) sum += weight * peril.at(place, guard, to);
				}
				known.set(place, sum);
			}
			return sum;
		};
	}
	step() {
		this.at = stepToward(this.plan, this.at, this.goal);
		this.visits[this.at] += 1;
		if ((this.alarms & bit(this.at)) !== 0 || this.at === this.goal) this.renew();
	}
	renew() {
		this.alarms &= ~bit(this.at);
		if (this.alarms !== 0) {
			this.aim();
			return;
		}
		while (this.drawn < this.cards.known.length) {
			this.goal = this.cards.known[this.drawn++];
			if (this.goal !== this.at) return;
		}
		this.mass = new Float64Array(625);
		this.deal(this.mass, this.at, 1);
	}
	deal(mass, at, weight) {
		const goals = this.cards.pool & ~bit(at) || bitsOf(this.plan.places) & ~bit(at);
		const share = weight / count(goals);
		for (let rest = goals; rest !== 0; rest &= rest - 1) mass[at * 25 + lowest(rest)] += share;
	}
	spread() {
		const { plan, visits } = this;
		const before = this.mass;
		const after = new Float64Array(625);
		for (const at of plan.places) for (const goal of plan.places) {
			const weight = before[at * 25 + goal];
			if (weight === 0) continue;
			const to = stepToward(plan, at, goal);
			visits[to] += weight;
			if (to === goal) this.deal(after, to, weight);
			else after[to * 25 + goal] += weight;
		}
		this.mass = after;
	}
};
var Digest = class {
	high = 0;
	low = 0;
	add(value) {
		this.high = Math.imul(this.high ^ value, 16777619) + 2135587861 | 0;
		this.low = Math.imul(this.low, 31) + value + 1 | 0;
	}
	addAll(values) {
		this.add(values.length);
		for (let i = 0; i < values.length; i++) this.add(values[i]);
	}
	addText(text) {
		for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
	}
	get value() {
		return (this.high >>> 11) * 2 ** 32 + (this.low >>> 0);
	}
};
function keyOf({ state, peeked, rolls, found }) {
	const digest = new Digest();
	for (const key of LISTS) digest.addAll(state[key]);
	for (const key of NUMBERS) digest.add(state[key]);
	for (const layout of state.layouts) digest.add(numberOf(layout));
	digest.addAll(peeked.length > 1 ? peeked.toSorted((a, b) => a - b) : peeked);
	digest.add(rolls);
	digest.add(found);
	for (const deck of state.patrol) addSeen(digest, deck, state.turn);
	if (state.pending.length > 0) digest.addText(JSON.stringify(state.pending));
	return digest.value;
}
function addSeen(digest, deck, seat) {
	for (let i = 0; i < deck.length; i++) {
		if (!seenBy(deck[i], seat)) continue;
		digest.add(i);
		digest.add(cardIn(deck[i]));
	}
}
var LAYOUTS = new Map();
var MOST_LAYOUTS = 1024;
function numberOf(layout) {
	const known = LAYOUTS.get(layout);
	if (known !== void 0) return known;
	if (LAYOUTS.size >= MOST_LAYOUTS) LAYOUTS.clear();
	const digest = new Digest();
	digest.addText(layout);
	LAYOUTS.set(layout, digest.value | 0);
	return digest.value | 0;
}
var LISTS = [
	"at",
	"stealth",
	"guard",
	"goal",
	"die",
	"marks",
	"tokens",
	"refuge",
	"toolAt",
	"lootAt",
	"lasting",
	"entered",
	"tries",
	"rolled"
];
var NUMBERS = [
	"crow",
	"laptop",
	"juice",
	"slipped",
	"left",
	"spent",
	"done",
	"suit",
	"pace"
];
var Routes = class {
	out;
	into;
	price;
	constructor(state, seat) {
		const floors = floorsOf(state);
		const cells = [];
		for (let floor = 0; floor < floors; floor++) for (const pos of planAt(state, floor).places) cells.push(cellAt(floor, pos));
		const out = Array.from({ length: floors * 25 }, () => []);
		const into = Array.from({ length: floors * 25 }, () => []);
		const price = new Float64Array(floors * 25);
		for (const cell of cells) {
			price[cell] = entryPrice(state, seat, cell);
			out[cell] = connections(state, seat, cell);
			for (const to of out[cell]) into[to].push(cell);
		}
		this.out = out;
		this.into = into;
		this.price = price;
	}
	fieldTo(targets) {
		const field = new Float64Array(this.price.length).fill(Number.POSITIVE_INFINITY);
		const queue = [];
		for (const { cell, extra } of targets) {
			if (extra >= field[cell]) continue;
			field[cell] = extra;
			queue.push(cell);
		}
		for (const cell of queue) {
			const far = field[cell] + this.price[cell];
			for (const from of this.into[cell]) {
				if (field[from] <= far) continue;
				field[from] = far;
				queue.push(from);
			}
		}
		return field;
	}
	fieldFrom(start) {
		const field = new Float64Array(this.price.length).fill(Number.POSITIVE_INFINITY);
		field[start] = 0;
		const queue = [start];
		for (const cell of queue) for (const to of this.out[cell]) {
			const far = field[cell] + this.price[to];
			if (field[to] <= far) continue;
			field[to] = far;
			queue.push(to);
		}
		return field;
	}
};
function entryPrice(state, seat, cell) {
	const price = 1 + gemPrice(state, seat, cell) + (guardOn(state, cell) ? guardPrice(state, seat, cell) : 0);
	if (!isUp(state, cell)) return price + ENTRY.unknown;
	if (isBolted(state, cell, seat)) return price + ENTRY.bolted;
	if (isLocked(state, cell)) return price + ENTRY.locked;
	return has(state, cell, 16) ? price : price + trouble(state, seat, cell);
}
function guardPrice(state, seat, cell) {
	return state.at.some((at) => at >= 0 && floorOf(at) === floorOf(cell)) ? ENTRY.guard : SENTRY[Math.min(state.stealth[seat], SENTRY.length - 1)];
}
function trouble(state, seat, cell) {
	const kind = kindAt(state, cell);
	if (kind === CAMERA) return ENTRY.camera;
	if (kind === SCANNER) return carriesAnything(state, seat) ? ENTRY.alarm : 0;
	if (kind !== FINGERPRINT && kind !== LASER && kind !== MOTION) return 0;
	if (isJammed(state, seat, cell) || computerWithToken(state, cell) !== void 0) return 0;
	return kind === FINGERPRINT ? ENTRY.alarm : kind === LASER ? ENTRY.laser : ENTRY.motion;
}
var KEYCARD = loot("keycard");
var KITTY = loot("persian-kitty");
function workOn(state, floor) {
	const cells = planAt(state, floor).places.map((pos) => cellAt(floor, pos));
	const safes = cells.filter((cell) => shows(state, cell, SAFE));
	return {
		hidden: cells.filter((cell) => !isUp(state, cell)),
		safes: safes.filter((cell) => !has(state, cell, 64)),
		safeFound: safes.length > 0 && (!jobOf(state).hole || allFound(state)),
		stairsFound: cells.some((cell) => shows(state, cell, STAIRS) || hasStairsUp(state, cell))
	};
}
var allFound = (state) => {
	let found = 0;
	for (let cell = 0; cell < state.tiles.length; cell++) if (shows(state, cell, SAFE)) found += 1;
	return found === jobOf(state).safes;
};
function needsOf(state) {
	const needs = new Map();
	const clear = isClear(state);
	for (let floor = 0; floor < floorsOf(state); floor++) {
		const { hidden, safes, safeFound, stairsFound } = workOn(state, floor);
		if (!stairsFound && (!clear || floor === topFloor(state))) for (const cell of hidden) needs.set(cell, NEED.stairs + NEED.lastStairs / hidden.length);
		if (clear) continue;
		if (!safeFound) for (const cell of hidden) needs.set(cell, NEED.search + NEED.lastSearch / hidden.length);
		for (const safe of safeFound ? safes : []) {
			const line = lineOf$1(state, safe).filter((cell) => !isUp(state, cell));
			for (const cell of line) needs.set(cell, NEED.line + NEED.lastLine / line.length);
		}
	}
	return needs;
}
function tasksOf(state, needs) {
	const tasks = [];
	for (const [cell, need] of needs) tasks.push({
		kind: "reveal",
		cell,
		extra: EXTRA.need * (1 - need)
	});
	for (const place of looseLoot(state)) tasks.push({
		kind: "loot",
		cell: cellOfPlace(place),
		extra: 0
	});
	const clear = isClear(state);
	for (let floor = 0; floor < floorsOf(state); floor++) for (const pos of planAt(state, floor).places) {
		const cell = cellAt(floor, pos);
		if (floor === topFloor(state) && hasStairsUp(state, cell)) tasks.push({
			kind: "roof",
			cell,
			extra: clear ? 1 : EXTRA.exit
		});
		if (clear) continue;
		if (shows(state, cell, SAFE) && !has(state, cell, 64)) {
			if (canProgress(state, cell)) tasks.push({
				kind: "safe",
				cell,
				extra: unknownIn(state, cell) > UNREADY ? EXTRA.unready : 0
			});
		} else if (shows(state, cell, LABORATORY) && !has(state, cell, 32)) tasks.push({
			kind: "laboratory",
			cell,
			extra: EXTRA.laboratory
		});
	}
	return tasks;
}
var looseLoot = (state) => {
	const clear = isClear(state);
	return state.lootAt.filter((place, card) => isOnCell(place) && (clear || card !== KITTY));
};
function canProgress(state, safe) {
	const { known, missing } = digitsOf(state, safe);
	return known > 0 || missing === 0 || state.tokens[safe] < WEIGHTS.earlyDice;
}
var UNREADY = 2;
var unknownIn = (state, safe) => lineOf$1(state, safe).filter((cell) => !isUp(state, cell)).length;
function digitsOf(state, safe) {
	const digits = new Set();
	let unknown = 0;
	for (const cell of lineOf$1(state, safe)) if (!isUp(state, cell)) unknown += 1;
	else if (!has(state, cell, 4) && DIGIT[state.tiles[cell]] !== 0) digits.add(DIGIT[state.tiles[cell]]);
	const known = digits.size;
	let missing = known;
	for (let n = 0; n < unknown; n++) missing += (6 - missing) / 6;
	return {
		known,
		missing
	};
}
function shareOf(state, seat, tasks) {
	const open = tasks.filter(({ kind }) => kind !== "roof");
	const pairs = [];
	for (let who = 0; who < state.seats; who++) {
		if (!isInside$1(state, who)) continue;
		const field = new Routes(state, who).fieldFrom(state.at[who]);
		for (const task of open) {
			const far = field[task.cell] + task.extra;
			if (far < Number.POSITIVE_INFINITY && canDo(state, who, task)) pairs.push({
				who,
				task,
				far
			});
		}
	}
	pairs.sort((a, b) => a.far - b.far || a.who - b.who);
	const taken = new Map();
	const busy = new Set();
	for (const { who, task } of pairs) {
		if (taken.has(task) || busy.has(who)) continue;
		taken.set(task, who);
		busy.add(who);
	}
	return {
		tasks: tasks.filter((task) => canDo(state, seat, task)).filter((task) => task.kind !== "roof" || !tasks.some((other) => other.kind === "loot" && taken.get(other) === seat)).map((task) => {
			const other = taken.get(task);
			return {
				...task,
				extra: task.extra + (other === void 0 || other === seat ? 0 : EXTRA.claimed)
			};
		}),
		isIdle: open.length > 0 && !busy.has(seat)
	};
}
var isStranded = (state) => state.lootAt.some((place, card) => isOnCell(place) && !state.at.some((at, seat) => at !== -2 && mayHold(state, seat, card)));
function canDo(state, seat, { kind, cell }) {
	if (kind === "safe") return state.tokens[cell] < WEIGHTS.earlyDice || mayUnlock(state, seat);
	if (kind !== "loot") return true;
	return state.lootAt.some((place, card) => isOnCell(place) && cellOfPlace(place) === cell && mayHold(state, seat, card));
}
function mayUnlock(state, seat) {
	const holder = state.lootAt[KEYCARD];
	return holder === seat || holder < 0 || holder >= state.seats;
}
var FLEXIBILITY = role("flexibility");
var DONUTS = tool("donuts");
var [WON, LOST] = [1e3, -1e3];
function priceOf({ seats }, stealth) {
	const prices = TEMPER[seats].stealth;
	return prices[Math.min(stealth, prices.length - 1)];
}
var Forecasts = class {
	sight;
	known = new Map();
	constructor(sight = "later") {
		this.sight = sight;
	}
};
function standing(state, seat, forecasts) {
	if (state.result !== "playing") return state.result === "won" ? WON + state.left : LOST;
	if (state.at.includes(-2) && isStranded(state)) return LOST;
	let worth = 0;
	for (let who = 0; who < state.seats; who++) {
		for (let n = 1; n <= state.stealth[who]; n++) worth += priceOf(state, n);
		if (state.at[who] === -2) worth += WEIGHTS.escaped;
		else if (isInside$1(state, who)) worth -= lossAt$1(state, who, expectedHits(state, seat, who, forecasts));
	}
	for (let cell = 0; cell < state.marks.length; cell++) {
		if (has(state, cell, 2)) worth -= WEIGHTS.alarm;
		if (state.tokens[cell] > 0 && isComputer(kindAt(state, cell))) worth += WEIGHTS.token * Math.min(state.tokens[cell], WEIGHTS.tokens);
	}
	worth -= WEIGHTS.looseLoot * looseLoot(state).length;
	for (let card = 0; card < TOOLS.length; card++) if (state.toolAt[card] >= 0 && state.toolAt[card] < state.seats) worth += TOOL_WORTH[TOOLS[card]];
	worth -= WEIGHTS.crowd * companions(state, seat);
	return drawsEvent(state) && state.at[seat] !== -2 ? worth - WEIGHTS.event : worth;
}
function companions(state, seat) {
	const at = state.at[seat];
	if (at < 0) return 0;
	let others = 0;
	for (let who = 0; who < state.seats; who++) if (who !== seat && isInside$1(state, who) && floorOf(state.at[who]) === floorOf(at)) others += 1;
	return others;
}
function lossAt$1(state, seat, hits) {
	let [left, stealth, room] = [
		hits,
		state.stealth[seat],
		state.refuge[state.at[seat]]
	];
	let loss = 0;
	while (left > 0) {
		const part = Math.min(1, left);
		if (room > 0) loss += part * WEIGHTS.roomStealth;
		else loss += part * priceOf(state, stealth);
		if (room > 0) room -= 1;
		else if (stealth === 0) return loss;
		else stealth -= 1;
		left -= part;
	}
	return loss;
}
function expectedHits(state, seat, who, forecasts) {
	const at = state.at[who];
	const plan = planFor(state, at);
	const { visits, perilAt } = expected(state, {
		seat,
		who,
		floor: floorOf(at),
		forecasts
	});
	let hits = visits[posOf(at)] + WEIGHTS.peril * perilAt(posOf(at));
	if (shows(state, at, FOYER)) for (const pos of plan.open[posOf(at)]) hits += visits[pos];
	if (shows(state, at, ATRIUM)) {
		for (const cell of [above(state, at), below(at)]) if (cell !== -1) hits += expected(state, {
			seat,
			who,
			floor: floorOf(cell),
			forecasts
		}).visits[posOf(cell)];
	}
	if (state.slipped === 1 && state.role[who] === FLEXIBILITY && guardOn(state, at)) hits += Math.min(1, movementsBefore(state, seat, who, floorOf(at)));
	if (isWorkingCamera(state, at) && camerasWork(state)) hits += WEIGHTS.camera * camerasSeen(state, {
		seat,
		who,
		forecasts
	});
	return hits;
}
function camerasSeen(state, { seat, who, forecasts }) {
	let seen = 0;
	for (let floor = 0; floor < floorsOf(state); floor++) {
		if (state.guard[floor] < 0) continue;
		const { visits } = expected(state, {
			seat,
			who,
			floor,
			forecasts
		});
		for (const pos of planAt(state, floor).places) {
			const cell = cellAt(floor, pos);
			if (cell !== state.at[who] && isWorkingCamera(state, cell)) seen += visits[pos];
		}
	}
	return seen;
}
var NOTHING = {
	visits: new Float64Array(25),
	perilAt: () => 0
};
function exitsOf(state, floor) {
	let exits = 0;
	for (const pos of planAt(state, floor).places) if (isExit(state, cellAt(floor, pos))) exits |= bit(pos);
	return exits;
}
var isExit = (state, at) => hasStairsUp(state, at) || below(at) !== -1 && hasStairsUp(state, below(at));
function expected(state, { seat, who, floor, forecasts }) {
	const movements = movementsBefore(state, seat, who, floor);
	if (movements === 0 || state.guard[floor] < 0) return NOTHING;
	const alarm = alarmBy(state, seat, floor);
	const key = new Digest();
	for (let cell = floor * 25; cell < (floor + 1) * 25; cell++) if (has(state, cell, 2)) key.add(cell);
	const most = movementsBefore(state, seat, seat, floor);
	key.add(numberOf(state.layouts[floor]));
	key.add(alarm);
	key.add(state.guard[floor]);
	key.add(state.goal[floor]);
	key.add(state.die[floor]);
	key.add(state.toolAt[DONUTS]);
	key.add(state.crow);
	key.add(state.pace);
	key.add(most);
	addSeen(key, state.patrol[floor], seat);
	let known = forecasts.known.get(key.value);
	if (known === void 0) {
		known = forecast(state, floor, {
			seat,
			sight: forecasts.sight,
			movements: most,
			alarm,
			exits: exitsOf(state, floor)
		});
		forecasts.known.set(key.value, known);
	}
	return known[movements - 1];
}
function alarmBy(state, seat, floor) {
	const at = state.at[seat];
	return at >= 0 && floorOf(at) === floor && shows(state, at, THERMO) && !has(state, at, 16) && canRing(state, at) ? at : -1;
}
function movementsBefore(state, seat, who, floor) {
	let movements = 0;
	for (let n = 0; n < state.seats; n++) {
		const other = (seat + n) % state.seats;
		if (n > 0 && other === who) break;
		const at = state.at[other] === -1 ? state.entrance : state.at[other];
		if (at >= 0 && floorOf(at) === floor) movements += 1;
	}
	return movements;
}
var SIDE = {
	acrobat: "normal",
	hacker: "normal",
	hawk: "advanced",
	juicer: "normal",
	peterman: "normal",
	raven: "normal",
	rigger: "normal",
	rook: "normal",
	spotter: "normal"
};
var NOBODY = -100;
function choose(view, world, seat, moves) {
	if (view.question === "none") return void 0;
	switch (view.question.ask) {
		case "side": return moves.find((move) => move.type === "side" && move.side === SIDE[view.crew[seat].character]);
		case "entrance": return best(moves, (move) => entranceWorth(world, move));
		case "give-up": return moves.find(({ type }) => type === "decline");
		case "orders":
		case "trade": return moves.find(({ type }) => type === "agree");
		case "stealth": return moves.find((move) => move.type === "lose" && move.what === "room");
		case "shelter": return best(moves, (move) => move.type === "choose-seat" ? -world.stealth[move.seat] : NOBODY);
		case "how-many-tools": return moves.find((move) => move.type === "draw" && move.count === 2);
		case "keep-tool": return best(moves, (move) => move.type === "keep" ? TOOL_WORTH[move.tool] : 0);
		default: return;
	}
}
function entranceWorth(world, move) {
	if (move.type !== "choose") return 0;
	const cell = cellOf(move.at);
	const plan = planFor(world, cell);
	const near = plan.places.filter((pos) => distance(plan, posOf(cell), pos) <= 2).length;
	return Math.min(ENTRANCE.far, distance(plan, posOf(world.guard[0]), posOf(cell))) + ENTRANCE.near * near;
}
var SEEDS$1 = 1 << 20;
function rated(worlds, seat, moves, chance) {
	const tries = worlds.map((world) => ({
		world,
		seed: `${chance.below(SEEDS$1)}`
	}));
	const worthOf = (move) => {
		let worth = 0;
		for (const { world, seed } of tries) {
			const state = clone(world);
			step(state, seat, move, quick(seed), () => {});
			worth += standing(state, state.turn, new Forecasts());
		}
		return worth / worlds.length;
	};
	return moves.map((move) => ({
		move,
		worth: worthOf(move)
	})).sort((a, b) => b.worth - a.worth);
}
function best(items, worth) {
	let [found, most] = [items[0], Number.NEGATIVE_INFINITY];
	for (const item of items) {
		const value = worth(item);
		if (value > most) [found, most] = [item, value];
	}
	return found;
}
var FITTED = {
	even: .559,
	crew: .825,
	bare: -1.313,
	thin: -.377,
	fair: -.013,
	bareWork: -.205,
	thinWork: -.324,
	fairWork: -.166,
	work: -.459,
	clear: .213,
	climb: -.147,
	loose: -.532,
	tools: -.017,
	pace: -.034,
	way: -.862
};
var TRAITS = [
	"even",
	"crew",
	"bare",
	"thin",
	"fair",
	"bareWork",
	"thinWork",
	"fairWork",
	"work",
	"clear",
	"climb",
	"loose",
	"tools",
	"pace",
	"way"
];
function prospect(state) {
	if (state.result !== "playing") return state.result === "won" ? 1 : 0;
	if (state.at.includes(-2) && isStranded(state)) return 0;
	const traits = traitsOf(state);
	let sum = 0;
	for (const trait of TRAITS) sum += FITTED[trait] * traits[trait];
	return 1 / (1 + Math.exp(-sum));
}
var STEALTH = [
	"bare",
	"thin",
	"fair"
];
function traitsOf(state) {
	const traits = Object.fromEntries(TRAITS.map((trait) => [trait, 0]));
	traits.even = 1;
	traits.crew = state.seats;
	traits.work = workLeft(state);
	traits.clear = isClear(state) ? 1 : 0;
	traits.loose = looseLoot(state).length;
	for (let card = 0; card < TOOLS.length; card++) if (state.toolAt[card] >= 0 && state.toolAt[card] < state.seats) traits.tools += TOOL_WORTH[TOOLS[card]];
	const tasks = tasksOf(state, needsOf(state));
	for (let seat = 0; seat < state.seats; seat++) {
		if (state.at[seat] === -2) continue;
		const stealth = STEALTH[state.stealth[seat]];
		if (stealth !== void 0) {
			traits[stealth] += 1;
			traits[`${stealth}Work`] += traits.work;
		}
		if (!isInside$1(state, seat)) continue;
		const floor = floorOf(state.at[seat]);
		traits.pace += state.die[floor];
		traits.climb += traits.clear * (topFloor(state) - floor);
		const field = new Routes(state, seat).fieldFrom(state.at[seat]);
		let nearest = WORK.far;
		for (const { cell, extra } of tasks) nearest = Math.min(nearest, field[cell] + extra);
		traits.way += nearest / WORK.unit;
	}
	return traits;
}
function workLeft(state) {
	let work = 0;
	for (let floor = 0; floor < floorsOf(state); floor++) {
		const cells = planAt(state, floor).places.map((pos) => cellAt(floor, pos));
		const safes = cells.filter((cell) => shows(state, cell, SAFE));
		if (safes.length === 0) work += WORK.lost + WORK.search * cells.filter((cell) => !isUp(state, cell)).length;
		for (const safe of safes) if (!has(state, safe, 64)) work += WORK.line * lineOf$1(state, safe).filter((cell) => !isUp(state, cell)).length + actionsToOpen(state.tokens[safe], digitsOf(state, safe).missing);
	}
	return work / WORK.unit;
}
function glimpses(state, seat, floor) {
	const deck = state.patrol[floor];
	if (seenBy(deck.at(-1), seat)) return [];
	const dealt = (cards) => {
		const next = clone(state);
		next.done |= 1;
		next.patrol[floor] = cards;
		return next;
	};
	return deck.filter((card) => !seenBy(card, seat)).map((card) => {
		const others = deck.filter((other) => other !== card);
		const seen = markSeen(card, seat);
		return {
			top: dealt([...others, seen]),
			bottom: dealt([seen, ...others])
		};
	});
}
function urgency(state) {
	let danger = 0;
	for (let seat = 0; seat < state.seats; seat++) {
		const at = state.at[seat];
		if (at >= 0) danger += NOTICED[state.die[floorOf(at)]] * priceOf(state, state.stealth[seat]);
	}
	return (1 + danger / 4) * (1 + WEIGHTS.late * lateness(state));
}
function scarcity(state, tasks) {
	const inside = state.at.filter((at) => at !== -2).length;
	const pressing = tasks.filter(({ kind }) => kind === "reveal" || kind === "safe").length;
	return pressing === 0 ? 1 : Math.min(TEMPER[state.seats].scarce, Math.max(1, inside / pressing));
}
function lateness(state) {
	let par = PAR.start;
	for (const marks of state.marks) {
		if ((marks & 1) !== 0) par += PAR.revealed;
		if ((marks & 4) !== 0) par += PAR.cracked;
		if ((marks & 64) !== 0) par += PAR.opened;
	}
	return Math.max(0, state.turns - par);
}
var Mates = class {
	world;
	seat;
	tasks;
	crewUrgency;
	known = new Map();
	constructor(world, seat, tasks, crewUrgency) {
		this.world = world;
		this.seat = seat;
		this.tasks = tasks;
		this.crewUrgency = crewUrgency;
	}
	nearer({ at }) {
		let nearer = 0;
		for (let who = 0; who < at.length; who++) {
			const [was, is] = [this.world.at[who], at[who]];
			if (who === this.seat || was === is || was < 0 || is < 0) continue;
			const { field, urgency } = this.mate(who);
			nearer += urgency * (Math.min(WEIGHTS.far, field[was]) - Math.min(WEIGHTS.far, field[is]));
		}
		return WEIGHTS.step * nearer;
	}
	mate(who) {
		let mate = this.known.get(who);
		if (mate === void 0) {
			const { tasks, isIdle } = shareOf(this.world, who, this.tasks);
			mate = {
				field: new Routes(this.world, who).fieldTo(tasks),
				urgency: isIdle ? WEIGHTS.idle * urgency(this.world) : this.crewUrgency
			};
			this.known.set(who, mate);
		}
		return mate;
	}
};
var familyOf = (kind) => kind === "safe" || kind === "stairs" ? kind : "other";
function hiddenOdds(view) {
	const left = leftInBox(view);
	const total = {
		safe: 0,
		stairs: 0,
		other: 0
	};
	for (const { kind, left: n } of left) total[familyOf(kind)] += n;
	const floors = view.floors.map(({ tiles }) => ({
		hidden: tiles.filter(({ tile }) => tile === "?").length,
		safe: tiles.some(({ tile }) => tile === "safe") ? 0 : 1,
		stairs: tiles.some(({ tile }) => tile.startsWith("stairs")) ? 0 : 1
	}));
	const means = meanDeal(floors, total);
	return floors.map(({ hidden }, floor) => {
		const share = (kind) => {
			const family = familyOf(kind);
			return hidden === 0 ? 0 : means[floor][family] / hidden / total[family];
		};
		const names = left.map(({ tile, kind, digit, left: n }) => ({
			tile,
			kind,
			digit,
			left: n,
			chance: n * share(kind)
		})).filter(({ chance }) => chance > 0);
		const digits = [
			1,
			2,
			3,
			4,
			5,
			6
		].map((digit) => sum(names.filter((name) => name.digit === digit)));
		return {
			floor: floor + 1,
			tiles: hidden,
			names: names.map(({ tile, left: n, chance }) => ({
				tile,
				left: n,
				chance
			})),
			kinds: KINDS.flatMap((kind) => {
				const same = names.filter((name) => name.kind === kind);
				if (same.length === 0) return [];
				return [{
					kind,
					left: same.reduce((n, name) => n + name.left, 0),
					chance: sum(same)
				}];
			}),
			digits
		};
	});
}
var sum = (parts) => parts.reduce((total, { chance }) => total + chance, 0);
function leftInBox(view) {
	const counts = new Map();
	for (const { tile } of view.floors.flatMap(({ tiles }) => tiles)) if (tile !== "?") counts.set(tile, (counts.get(tile) ?? 0) - 1);
	const prints = jobTiles(view.options.job).map((tile) => TILES[tile]);
	for (const print of prints) counts.set(nameOf(print), (counts.get(nameOf(print)) ?? 0) + 1);
	return [...new Map(prints.map((print) => [nameOf(print), print]))].flatMap(([tile, { kind, digit }]) => {
		const left = counts.get(tile);
		return left > 0 ? [{
			tile,
			kind,
			digit,
			left
		}] : [];
	});
}
var nameOf = ({ kind, digit }) => digit === 0 ? kind : `${kind} ${digit}`;
var factorial = (n) => n < 2 ? 1 : n * factorial(n - 1);
var FACTORIALS = Array.from({ length: TILES.length + 1 }, (_, n) => factorial(n));
function meanDeal(rooms, total) {
	const sums = rooms.map(() => ({
		safe: 0,
		stairs: 0,
		other: 0
	}));
	let weights = 0;
	const deal = (dealt, left, weight) => {
		const room = rooms[dealt.length];
		if (room === void 0) {
			if (left.safe + left.stairs + left.other > 0) return;
			weights += weight;
			for (const [floor, counts] of dealt.entries()) for (const family of [
				"safe",
				"stairs",
				"other"
			]) sums[floor][family] += weight * counts[family];
			return;
		}
		for (let safe = room.safe; safe <= left.safe; safe++) for (let stairs = room.stairs; stairs <= left.stairs; stairs++) {
			const other = room.hidden - safe - stairs;
			if (other < 0 || other > left.other) continue;
			const rest = {
				safe: left.safe - safe,
				stairs: left.stairs - stairs,
				other: left.other - other
			};
			deal([...dealt, {
				safe,
				stairs,
				other
			}], rest, weight / FACTORIALS[safe] / FACTORIALS[stairs] / FACTORIALS[other]);
		}
	};
	deal([], total, 1);
	return sums.map(({ safe, stairs, other }) => ({
		safe: safe / weights,
		stairs: stairs / weights,
		other: other / weights
	}));
}
var CLASSES = [
	[
		COMPUTER_FINGERPRINT,
		COMPUTER_LASER,
		COMPUTER_MOTION,
		SECRET_DOOR,
		SERVICE_DUCT,
		SAFE,
		STAIRS,
		CAMERA,
		ATRIUM,
		FOYER,
		LABORATORY,
		LAVATORY
	],
	[THERMO],
	[
		FINGERPRINT,
		LASER,
		MOTION,
		SCANNER
	],
	[DEADBOLT, KEYPAD],
	[WALKWAY]
];
var LIKELY = 2;
function outcomesOn(state, floor, care) {
	const { kinds } = hiddenOdds(shownOf(state))[floor];
	const chances = new Map(kinds.map(({ kind, chance }) => [KINDS.indexOf(kind), chance]));
	const outcomes = CLASSES.flatMap((members) => {
		const chance = members.reduce((sum, kind) => sum + (chances.get(kind) ?? 0), 0);
		return chance === 0 ? [] : [{
			kind: members.find((kind) => chances.has(kind)),
			chance
		}];
	});
	if (care === "all") return outcomes;
	const likely = outcomes.toSorted((a, b) => b.chance - a.chance).slice(0, LIKELY);
	const total = likely.reduce((sum, { chance }) => sum + chance, 0);
	return likely.map(({ kind, chance }) => ({
		kind,
		chance: chance / total
	}));
}
var shownOf = (state) => ({
	options: state.options,
	floors: Array.from({ length: floorsOf(state) }, (_, floor) => ({ tiles: planAt(state, floor).places.map((pos) => {
		const cell = cellAt(floor, pos);
		return { tile: isUp(state, cell) ? TILE_NAMES[state.tiles[cell]] : "?" };
	}) }))
});
function putRoom(state, at, kind) {
	if (KIND[state.tiles[at]] === kind) return;
	const other = state.tiles.findIndex((tile, cell) => KIND[tile] === kind && !isUp(state, cell));
	if (other < 0) return;
	[state.tiles[at], state.tiles[other]] = [state.tiles[other], state.tiles[at]];
}
var silence$2 = () => {};
var Turn = class {
	seat;
	world;
	chance;
	care;
	needs;
	targets;
	routes;
	fields = new Map();
	mates;
	forecasts;
	known = new Map();
	urgency;
	crewUrgency;
	rooms = new Map();
	patrols = new Map();
	constructor(world, seat, chance, { care = "all", sight = "later" } = {}) {
		this.care = care;
		this.forecasts = new Forecasts(sight);
		this.seat = seat;
		this.world = world;
		this.chance = chance;
		this.needs = needsOf(world);
		const tasks = tasksOf(world, this.needs);
		const share = shareOf(world, seat, tasks);
		this.targets = share.tasks;
		this.routes = new Routes(world, seat);
		const scarce = scarcity(world, tasks);
		this.crewUrgency = scarce * urgency(world);
		this.mates = new Mates(world, seat, tasks, this.crewUrgency);
		this.urgency = share.isIdle ? WEIGHTS.idle * urgency(world) : this.crewUrgency;
	}
	plans(world, moves) {
		const start = {
			state: world,
			credit: 0,
			peeked: [],
			rolls: 0,
			found: NO_TILE
		};
		return moves.filter((move) => isSensible(move, world)).map((move) => ({
			move,
			worth: this.worthOf(start, move) - (FREE.has(move.type) ? WEIGHTS.trifle : 0)
		})).sort((a, b) => b.worth - a.worth);
	}
	worthOf(point, move) {
		const { state } = point;
		switch (move.type) {
			case "end": return this.ending(point);
			case "peek": return this.explore(this.peeking(point, cellOf(move.at)));
			case "x-ray":
			case "enhance": return this.explore(this.freely(point, cellOf(move.at)));
			case "crack": return this.explore(this.rollingFor(point, cellOf(move.safe)));
			case "add-die": return this.working(point, move, WEIGHTS.safeWork * this.dieWorth(state, cellOf(move.safe)));
			case "set-die":
			case "as-rolled": return this.setting(point, move);
			case "go": return this.go(point, move, cellOf(move.to));
			case "order": return this.ordering(point, move);
			case "disguise": return this.explore({
				...point,
				state: this.after(state, move)
			}) - WEIGHTS.order;
			case "spot": return this.spotting(point);
			default: return this.explore({
				...point,
				state: this.after(state, move)
			});
		}
	}
	go(point, move, to) {
		const { state } = point;
		if (!isUp(state, to)) return this.enterUnknown(point, move, to);
		if (isLocked(state, to)) {
			const opens = some(1 + state.tries.filter((tried) => tried === to).length + this.steady, 1);
			const open = this.explore({
				...point,
				state: this.after(state, move, rolling(this.chance, 5))
			});
			const shut = this.explore({
				...point,
				state: this.after(state, move, rolling(this.chance, 0))
			});
			return opens * open + (1 - opens) * shut;
		}
		return this.arrivals(state, floorOf(to)).reduce((sum, before, _, all) => sum + this.explore({
			...point,
			state: this.after(before, move)
		}) / all.length, 0);
	}
	ordering(point, move) {
		const { state } = point;
		const to = cellOf(move.to);
		if (!isUp(state, to) || isLocked(state, to) || state.guard[floorOf(to)] === -1) return Number.NEGATIVE_INFINITY;
		const agreed = this.after(this.after(state, move), { type: "agree" }, this.chance, move.seat);
		return this.explore({
			...point,
			state: agreed
		}) - WEIGHTS.order;
	}
	spotting(point) {
		const spent = idle(point.state);
		const floor = spottedFloor(spent, this.seat);
		const seen = floor === -1 ? [] : glimpses(spent, this.seat, floor);
		if (seen.length === 0) return Number.NEGATIVE_INFINITY;
		const worthOf = (state) => this.ending({
			...point,
			state
		});
		return seen.reduce((sum, { top, bottom }) => sum + Math.max(worthOf(top), worthOf(bottom)), 0) / seen.length;
	}
	arrivals(state, floor) {
		if (state.guard[floor] !== -1) return [state];
		return this.decks(floor).map((deck) => {
			const before = clone(state);
			before.patrol[floor] = deck.slice();
			return before;
		});
	}
	decks(floor) {
		let decks = this.patrols.get(floor);
		if (decks === void 0) {
			decks = Array.from({ length: ARRIVALS }, () => {
				const deck = this.world.patrol[floor].toSorted((a, b) => a - b);
				shuffle(deck, this.chance);
				return deck;
			});
			this.patrols.set(floor, decks);
		}
		return decks;
	}
	enterUnknown(point, move, to) {
		if (point.found !== NO_TILE) return Number.NEGATIVE_INFINITY;
		const credit = point.credit + this.peekWorth(to);
		const peeked = [...point.peeked, to];
		let worth = 0;
		const arrivals = this.arrivals(point.state, floorOf(to));
		for (const { kind, chance } of this.outcomes(floorOf(to))) for (const before of arrivals) {
			const state = clone(before);
			putRoom(state, to, kind);
			step(state, this.seat, move, this.chance, silence$2);
			const found = state.tiles[to];
			worth += chance / arrivals.length * this.explore({
				...point,
				state,
				credit,
				peeked,
				found
			});
		}
		return worth;
	}
	outcomes(floor) {
		let outcomes = this.rooms.get(floor);
		if (outcomes === void 0) {
			outcomes = outcomesOn(this.world, floor, this.care);
			this.rooms.set(floor, outcomes);
		}
		return outcomes;
	}
	explore(point) {
		const { state } = point;
		if (state.result !== "playing" || state.turn !== this.seat) return this.ending(point);
		const key = keyOf(point);
		const known = this.known.get(key);
		if (known !== void 0) return known + this.crewUrgency * point.credit;
		const acting = toAct(state)[0];
		let best = state.pending.length === 0 ? this.ending(point) : Number.NEGATIVE_INFINITY;
		if (state.pending.length > 0 || state.left > 0) for (const move of legalMoves(state, acting)) {
			if (state.pending.length === 0 && !goesOn(move, point)) continue;
			const worth = state.pending.length === 0 ? this.worthOf(point, move) : this.explore({
				...point,
				state: this.after(state, move, this.chance, acting)
			});
			if (worth > best) best = worth;
		}
		this.known.set(key, best - this.crewUrgency * point.credit);
		return best;
	}
	ending({ state, credit, peeked }) {
		const at = state.at[this.seat];
		const way = at < 0 ? 0 : Math.min(WEIGHTS.far, this.wayFrom(at, peeked));
		return this.crewUrgency * credit - this.urgency * WEIGHTS.step * way + this.mates.nearer(state) + standing(state, this.seat, this.forecasts);
	}
	wayFrom(at, peeked) {
		const next = this.fieldWithout(peeked)[at];
		return peeked.length === 0 ? next : Math.min(next, this.fieldWithout([])[at] + WEIGHTS.onward);
	}
	fieldWithout(peeked) {
		const key = peeked.toSorted((a, b) => a - b).join(" ");
		let field = this.fields.get(key);
		if (field === void 0) {
			field = this.routes.fieldTo(this.targets.filter(({ cell }) => !peeked.includes(cell)));
			this.fields.set(key, field);
		}
		return field;
	}
	after(state, move, chance = this.chance, seat = this.seat) {
		const next = clone(state);
		step(next, seat, move, chance, silence$2);
		return next;
	}
	working(point, move, worth) {
		return this.explore({
			...point,
			state: this.after(point.state, move),
			credit: point.credit + worth
		});
	}
	peeking(point, cell) {
		const state = idle(point.state);
		const credit = point.credit + this.peekWorth(cell) + WEIGHTS.early * state.left;
		return {
			...point,
			state,
			credit,
			peeked: [...point.peeked, cell]
		};
	}
	freely(point, cell) {
		const state = clone(point.state);
		state.done |= 1;
		return {
			...point,
			state,
			credit: point.credit + this.peekWorth(cell),
			peeked: [...point.peeked, cell]
		};
	}
	rollingFor(point, safe) {
		const { known, missing } = digitsOf(point.state, safe);
		const dice = this.diceOn(point.state, safe);
		const open = known === 0 ? 0 : all(dice * point.rolls, known);
		const worth = WEIGHTS.safeWork * rollWorth(dice, missing, known) * (1 - open);
		const state = idle(point.state);
		return {
			...point,
			state,
			credit: point.credit + worth + WEIGHTS.early * state.left,
			rolls: point.rolls + 1
		};
	}
	setting(point, move) {
		const { pending } = point.state;
		const asked = pending[pending.length - 1];
		if (!("ask" in asked) || asked.ask !== "stethoscope") throw new Error(`${move.type} was not asked for`);
		const { safe } = asked;
		const state = this.after(point.state, move);
		const saved = this.workOn(point.state, safe) - (has(state, safe, 64) ? 0 : this.workOn(state, safe));
		return this.explore({
			...point,
			state,
			credit: point.credit + WEIGHTS.safeWork * saved
		});
	}
	workOn(state, safe) {
		return actionsToOpen(this.diceOn(state, safe), digitsOf(state, safe).missing);
	}
	dieWorth(state, safe) {
		const { missing } = digitsOf(state, safe);
		const dice = this.diceOn(state, safe);
		return actionsToOpen(dice, missing) - actionsToOpen(dice + 1, missing);
	}
	peekWorth(cell) {
		const need = this.needs.get(cell);
		return need === void 0 ? WEIGHTS.spareReveal : need * WEIGHTS.reveal;
	}
	diceOn(state, safe) {
		return state.tokens[safe] + this.steady;
	}
	get steady() {
		return extraDie(ROLES[this.world.role[this.seat]]);
	}
};
function idle(state) {
	const next = clone(state);
	spend(next, 1);
	return next;
}
var ARRIVALS = 8;
var NEVER = new Set([
	"give-up",
	"give",
	"take",
	"tinker"
]);
var AT_THE_END = new Set(["crybaby", "crow"]);
var FREE = new Set([
	"crybaby",
	"crow",
	"slip"
]);
var isOnceMore = (move, { slipped, done }) => move.type === "slip" && slipped === 1 || move.type === "order" && (done & 4) !== 0;
var isSensible = (move, state) => !NEVER.has(move.type) && !(AT_THE_END.has(move.type) && state.left > 0) && !isOnceMore(move, state);
var GOES_ON = new Set([
	"go",
	"peek",
	"hack",
	"add-die",
	"crack",
	"escape",
	"pick-up",
	"x-ray",
	"enhance"
]);
function goesOn(move, { peeked }) {
	if (!GOES_ON.has(move.type)) return false;
	return !("at" in move) || move.at === "roof" || !peeked.includes(cellOf(move.at));
}
var rolling = (chance, face) => ({ below: (bound) => bound === 6 ? face : chance.below(bound) });
var MOST_MOVES = 40;
var silence$1 = () => {};
var Rehearsal = class {
	state;
	chance;
	plan;
	constructor(state, chance) {
		this.state = state;
		this.chance = chance;
	}
	until(turns) {
		const { state } = this;
		let most = MOST_MOVES * Math.max(1, turns - state.turns);
		while (state.result === "playing" && most-- > 0) {
			if (state.turns >= turns && state.pending.length === 0) return;
			const seat = toAct(state)[0];
			step(state, seat, this.choice(seat), this.chance, silence$1);
		}
	}
	choice(seat) {
		const { state, chance } = this;
		const moves = legalMoves(state, seat);
		if (moves.length === 1) return moves[0];
		if (state.pending.length > 0) {
			const answer = choose(view(state, seat), state, seat, moves);
			if (answer !== void 0) return answer;
			if (seat !== state.turn || state.pending.length > 1) return rated([state], seat, moves, chance)[0].move;
		}
		return this.turnOf(seat).plans(state, moves)[0].move;
	}
	turnOf(seat) {
		const { state, plan } = this;
		if (plan?.turns === state.turns && isSame(plan.marks, state.marks)) return plan.turn;
		const turn = new Turn(state, seat, this.chance, { care: "likely" });
		this.plan = {
			turn,
			turns: state.turns,
			marks: state.marks.slice()
		};
		return turn;
	}
};
var isSame = (a, b) => a.every((value, i) => value === b[i]);
var SEEDS = 1 << 20;
var silence = () => {};
function lookAhead(plans, ahead) {
	let trials = worthTrying(plans);
	const [own] = trials;
	for (let n = 0; trials.length > 1 && n + trials.length <= ahead.iterations && ahead.more(); n += trials.length) {
		const world = ahead.world();
		const seed = `${ahead.chance.below(SEEDS)}`;
		for (const { plan, worths } of trials) worths.push(outcome(world, plan.move, seed, ahead.seat));
		if (own.worths.length >= LOOKAHEAD.atLeast) trials = trials.filter((trial) => trial === own || lead(trial, own) > -LOOKAHEAD.hopeless);
	}
	let [best, most] = [own.plan.move, LOOKAHEAD.clear];
	for (const trial of trials) {
		if (trial === own || trial.worths.length < LOOKAHEAD.atLeast) continue;
		const clearness = lead(trial, own);
		if (clearness > most) [best, most] = [trial.plan.move, clearness];
	}
	return best;
}
function worthTrying(plans) {
	const trials = [];
	for (const plan of plans) {
		if (plan.worth < plans[0].worth - LOOKAHEAD.margin || trials.length === LOOKAHEAD.plans) break;
		if (trials.every((trial) => Math.abs(trial.plan.worth - plan.worth) > LOOKAHEAD.same)) trials.push({
			plan,
			worths: []
		});
	}
	return trials;
}
function outcome(world, move, seed, seat) {
	const state = clone(world);
	const chance = quick(seed);
	const until = state.turns + LOOKAHEAD.turns[state.seats];
	step(state, seat, move, chance, silence);
	new Rehearsal(state, chance).until(until);
	return prospect(state);
}
function lead({ plan, worths }, own) {
	const gains = worths.map((worth, i) => worth - own.worths[i]);
	const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
	const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
	return (mean - LOOKAHEAD.action * (own.plan.worth - plan.worth)) / Math.sqrt((spread + LOOKAHEAD.doubt) / gains.length);
}
var WORLDS = 4;
var ITERATIONS = 48;
var player = (strength, budget) => (seen) => {
	if (seen.moves.length === 1) return seen.moves[0];
	const { plans } = think(seen, strength);
	return strength === "hard" ? ahead(plans, seen, budget) : plans[0].move;
};
function ahead(plans, { seat, view, chance }, budget) {
	if (view.question !== "none" || view.crew[seat].stealth > LOOKAHEAD.stake) return plans[0].move;
	const { iterations = ITERATIONS, more = () => true } = budget;
	return lookAhead(plans, {
		world: () => determinize(view, chance),
		seat,
		chance,
		iterations,
		more
	});
}
function think({ seat, view, moves, chance }, strength) {
	const world = determinize(view, chance);
	const answer = choose(view, world, seat, moves);
	if (answer !== void 0) return {
		world,
		plans: [{
			move: answer,
			worth: 0
		}]
	};
	if (view.question !== "none" && (seat !== view.turn || view.agenda.length > 1)) return {
		world,
		plans: rated(Array.from({ length: WORLDS }, () => determinize(view, chance)), seat, moves, chance)
	};
	return {
		world,
		plans: new Turn(world, seat, chance, { sight: SIGHT[strength] }).plans(world, moves)
	};
}
var SLIGHT = .05;
function hint(seen) {
	const { seat, view, moves } = seen;
	if (moves.length === 1) return {
		move: moves[0],
		reasons: [{ because: "only" }]
	};
	const { world, plans } = think(seen, "hard");
	const [best, second] = plans;
	const move = ahead(plans, seen, {});
	const reasons = view.question === "none" ? reasonsOf(view, world, seat, move) : answerReasons(view, world, seat);
	const lead = second === void 0 || move !== best.move ? 0 : best.worth - second.worth;
	return {
		move,
		reasons: lead < SLIGHT ? reasons : [...reasons, {
			because: "lead",
			actions: lead
		}]
	};
}
function reasonsOf(view, world, seat, move) {
	const at = world.at[seat];
	switch (move.type) {
		case "crack": {
			const odds = safeOdds(view, seat).find((safe) => safe.at === move.safe);
			if (odds.roll === "none") return [];
			return [{
				because: "roll",
				safe: move.safe,
				opens: odds.roll.opens,
				cracks: odds.roll.cracks
			}];
		}
		case "add-die": return [dieReason(world, move.safe)];
		case "peek":
		case "x-ray":
		case "enhance": return [revealReason(world, move.at)];
		case "go": {
			const to = cellOf(move.to);
			if (!isUp(world, to)) return [revealReason(world, move.to)];
			return [
				...wayReasons(world, seat, to),
				...leavingReasons(view, seat, squareOf(at)),
				...guardReasons(view, seat, move.to)
			];
		}
		case "order": return orderReasons(view, world, move.seat, move.to);
		case "spot": return [{
			because: "look",
			floor: floorOf(at) + 1
		}, ...guardReasons(view, seat, squareOf(at))];
		case "end": return guardReasons(view, seat, squareOf(at));
		default: return [];
	}
}
function answerReasons(view, world, seat) {
	const { question } = view;
	if (question === "none" || question.ask !== "orders") return [];
	return orderReasons(view, world, seat, question.at);
}
var orderReasons = (view, world, target, to) => [...leavingReasons(view, target, squareOf(world.at[target])), ...wayReasons(world, target, cellOf(to))];
function dieReason(world, safe) {
	const cell = cellOf(safe);
	const { missing } = digitsOf(world, cell);
	const dice = world.tokens[cell];
	return {
		because: "die",
		safe,
		without: actionsToOpen(dice, missing),
		with: 2 + actionsToOpen(dice + 1, missing)
	};
}
var revealReason = (world, at) => ({
	because: "reveal",
	at,
	needed: needsOf(world).has(cellOf(at))
});
function wayReasons(world, seat, from) {
	const { tasks } = shareOf(world, seat, tasksOf(world, needsOf(world)));
	const field = new Routes(world, seat).fieldFrom(from);
	const [next] = tasks.filter(({ cell }) => field[cell] < Number.POSITIVE_INFINITY).toSorted((a, b) => field[a.cell] + a.extra - field[b.cell] - b.extra);
	const actions = next === void 0 ? 0 : field[next.cell];
	if (next === void 0 || actions < SLIGHT) return [];
	return [{
		because: "way",
		to: squareOf(next.cell),
		task: next.kind,
		actions
	}];
}
function lossAt(view, seat, at) {
	const crew = view.crew.map((member, other) => other === seat ? {
		...member,
		at
	} : member);
	const odds = guardOdds({
		...view,
		crew
	}).filter(({ moves }) => moves);
	return Math.max(0, ...odds.flatMap((guard) => guard.crew.filter((one) => one.seat === seat).map(({ loses }) => loses)));
}
var guardReasons = (view, seat, at) => [{
	because: "guard",
	at,
	chance: lossAt(view, seat, at)
}];
function leavingReasons(view, seat, at) {
	const chance = lossAt(view, seat, at);
	return chance < SLIGHT ? [] : [{
		because: "leaving",
		at,
		chance
	}];
}
var bot_exports = __exportAll({
	advice: () => advice,
	evaluate: () => evaluate,
	hint: () => hint,
	player: () => player
});
var WIN = 1e3;
var SAFE_WORTH = 120;
var FLOOR_AWAY = 8;
var CRACKED_WORTH = 5;
var DIE_WORTH = 4;
var REVEALED_WORTH = 1;
var STEALTH_WORTH = 9;
var ESCAPED_WORTH = 40;
var LOOT_WORTH = 4;
var ACTION_WORTH = .5;
var STEP_WORTH = .8;
var DANGER = [
	.5,
	1,
	.7,
	.5,
	.2
];
var ON_HIS_WAY = 8;
var BEYOND = 9;
var HALF = .5;
var evaluate = (state) => {
	if (state.result === "won") return WIN;
	const progress = building(state) + crew(state) + momentum(state);
	return state.result === "playing" ? progress : progress - WIN;
};
var advice = (v, moves) => {
	if (v.question !== "none") return v.question.ask === "give-up" ? moves.find(({ type }) => type === "decline") : void 0;
	if (v.left === 0) return moves.find(({ type }) => type === "pick-up") ?? moves.find(({ type }) => type === "end");
	return moves.filter(({ type }) => !UNWISE.has(type) && !(type === "slip" && v.slipped));
};
var UNWISE = new Set([
	"give",
	"take",
	"crow",
	"order",
	"give-up"
]);
var momentum = (state) => ACTION_WORTH * state.left - 4 * ACTION_WORTH * state.turns;
function building(state) {
	let worth = 0;
	for (let floor = 0; floor < floorsOf(state); floor++) for (const pos of planAt(state, floor).places) {
		const cell = cellAt(floor, pos);
		if (isUp(state, cell)) worth += REVEALED_WORTH;
		if (!shows(state, cell, SAFE)) continue;
		if (has(state, cell, 64)) worth += SAFE_WORTH;
		else worth += openingWorth(state, cell);
	}
	return worth;
}
function openingWorth(state, safe) {
	const line = lineOf$1(state, safe);
	const known = line.filter((cell) => isUp(state, cell)).length;
	return CRACKED_WORTH * line.filter((cell) => has(state, cell, 4)).length + known + DIE_WORTH * Math.min(3, state.tokens[safe]);
}
function crew(state) {
	let worth = 0;
	for (let seat = 0; seat < state.seats; seat++) {
		const at = state.at[seat];
		worth += STEALTH_WORTH * Math.min(4, state.stealth[seat]);
		if (at === -2) worth += ESCAPED_WORTH;
		else if (at !== -1) worth -= STEP_WORTH * wayToGo(state, at) + danger(state, at);
	}
	for (const place of state.lootAt) if (place >= 0 && place < state.seats) worth += LOOT_WORTH;
	return worth;
}
function wayToGo(state, at) {
	const goals = goalsOf(state, at);
	const plan = planFor(state, at);
	let nearest = FLOOR_AWAY;
	for (const goal of goals) nearest = Math.min(nearest, distance(plan, posOf(at), posOf(goal)));
	return nearest + FLOOR_AWAY * floorsToGo(state, floorOf(at));
}
function floorsToGo(state, floor) {
	if (isClear(state)) return topFloor(state) - floor;
	for (let away = 0; away < floorsOf(state); away++) if (isUndone(state, floor + away) || isUndone(state, floor - away)) return away;
	return 0;
}
function isUndone(state, floor) {
	if (floor < 0 || floor >= floorsOf(state)) return false;
	const cells = planAt(state, floor).places.map((pos) => cellAt(floor, pos));
	const safes = cells.filter((cell) => shows(state, cell, SAFE));
	if (safes.some((safe) => !has(state, safe, 64))) return true;
	return safes.length === 0 || jobOf(state).hole && cells.some((cell) => !isUp(state, cell));
}
function danger(state, at) {
	const floor = floorOf(at);
	const [guard, goal] = [state.guard[floor], state.goal[floor]];
	if (guard < 0) return 0;
	const plan = planFor(state, at);
	const steps = state.die[floor] + alarmsOn$1(state, floor);
	const way = goal < 0 ? [] : pathOf(plan, posOf(guard), posOf(goal));
	const met = way.indexOf(posOf(at));
	if (met >= 0 && met < steps) return ON_HIS_WAY;
	const beyond = goal < 0 ? 0 : distance(plan, posOf(goal), posOf(at));
	return (beyond <= steps - way.length ? BEYOND * HALF ** beyond : 0) + (DANGER[distance(plan, posOf(guard), posOf(at))] ?? 0);
}
var bot = {
	...bot_exports,
	hint: void 0
};
export { bot, game };
