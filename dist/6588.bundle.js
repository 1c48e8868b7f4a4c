export const id = 6588;
export const ids = [6588];
export const modules = {




19431:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Az:()=>cannotWrittenGive,
BV:()=>openAddress,
C4:()=>githubNotKnow,
CP:()=>cannotKeptNow,
Du:()=>deliveriesRefused,
Dz:()=>noPage,
EQ:()=>xHub,
EX:()=>appRegistered,
Ee:()=>serverStopping,
Gm:()=>tooMuch,
IN:()=>setContent,
IV:()=>tooManyCommands,
J_:()=>scanFailed,
LE:()=>notArriveRound,
MX:()=>bodyNotJson,
Ml:()=>pageCannotServed,
Mu:()=>privateKey,
My:()=>deliveryFailedTimes,
Ni:()=>giveEither,
Ot:()=>tooMany,
PZ:()=>appsCredentials,
Q9:()=>configState,
RB:()=>noCronTime,
RF:()=>appYour,
U1:()=>damagedSet,
U8:()=>pushesCannotNoted,
Ur:()=>wholeNumber1,
Xn:()=>noRepositoryWrite,
Yv:()=>defectEnded,
Z:()=>notArriveNotKnown,
_1:()=>deliveryGiven,
_s:()=>pathFile,
a6:()=>deliveryFailed,
bJ:()=>cannotLieMachine,
f8:()=>webhookNeeds,
fF:()=>tooManyCommandsWait,
gB:()=>trueFalse,
gE:()=>defectEndedScans,
gZ:()=>githubGives,
iW:()=>cannotNotedHow,
ij:()=>deliveryFailedSent,
j3:()=>listRepository,
jS:()=>deliveryGivenUp,
lv:()=>githubNotAccept,
mG:()=>xGithub,
mW:()=>webhookHealth,
n6:()=>commandFailed,
n7:()=>timeScan,
pS:()=>dataFolder,
qC:()=>entryAbove,
qP:()=>deliveryNotDone,
qm:()=>leadsOut,
rD:()=>wholeNumber,
t9:()=>duration1m,
uP:()=>pageRead,
v6:()=>cannotWrittenMake,
vN:()=>appsInstallation,
vt:()=>alreadyStart,
we:()=>deliveryNotDoneWhen,
wq:()=>bodyMost,
x8:()=>noAppRegistered,
xE:()=>appNotInstalled,
xV:()=>nothingDoneAbout,
x_:()=>appNeeds,
xo:()=>answerBelongs,
y5:()=>entriesGive,
zE:()=>appApp
});
const commandFailed = "The command {key} failed: {failure}";
const privateKey = "The private key of the App cannot be read. Give the whole of the .pem file, with its first and last line.";
const appNeeds = "An App needs its id and the RSA private key that GitHub made for it. Set APP_ID and APP_PRIVATE_KEY.";
const appNotInstalled = "The App is not installed in {repository}, or there is no such repository. Install it for all repositories of {owner}.";
const githubNotAccept = "GitHub does not accept the App's key (401). Check that APP_ID and APP_PRIVATE_KEY are of the same App, that the key was not deleted in the App's settings, and that this machine's clock is right.";
const appApp = "The App of APP_ID has no installation {id} for {where}: it was uninstalled, or the webhook is another App's. Install it there, or set APP_ID to the App that calls.";
const appsInstallation = "The App's installation does not reach {where}. Add the repository to the installation.";
const githubGives = "GitHub gives the App no token for {where} (403): the installation is suspended, or the App was blocked. Look at the installation's settings.";
const tooMany = "too many commands of one person wait here; this one is dropped";
const tooManyCommands = "too many commands wait in this repository; send it again later";
const tooManyCommandsWait = "too many commands wait in this installation; send it again later";
const tooMuch = "too much is waiting; send it again later";
const serverStopping = "the server is stopping; send it again later";
const bodyNotJson = "the body is not JSON";
const deliveriesRefused = "Deliveries are refused (503), as they cannot be kept: {why}.";
const cannotKeptNow = "it cannot be kept now; send it again later";
const deliveryGiven = "Delivery {id} is given up: it is more than three days old.";
const deliveryNotDone = "Delivery {id} was not done when the server stopped. The next start takes it up.";
const deliveryNotDoneWhen = "Delivery {id} was not done when the server stopped. Send it again from the App's settings.";
const nothingDoneAbout = "nothing is done about this event";
const deliveryGivenUp = "Delivery {id} is given up: the process ended {tries} times while it was being done.";
const deliveryFailed = "The delivery failed and is tried again in {wait} s: {message}";
const deliveryFailedTimes = "The delivery failed {tries} times and is tried again within the hour: {message}";
const deliveryFailedSent = "The delivery failed and may be sent again: {message}";
const cannotWrittenMake = "{path} cannot be written: {error}. Make room on its disk; what waits in it is kept.";
const cannotNotedHow = "It cannot be noted how far delivery {id} is ({error}); it is looked at again after the next start.";
const notArriveRound = "More did not arrive than one round asks for: {later} wait for the next.";
const notArriveNotKnown = "What did not arrive is not known: {error}";
const noRepositoryWrite = "is no repository; write owner/name.";
const noCronTime = "is no cron time that ever comes; write five fields in UTC, such as '41 2 * * *'.";
const duration1m = "must be a duration from 1m to 30d, such as 24h.";
const trueFalse = "must be true, false, or for how long nothing is pushed before a scan: 1s to 1d, such as 10m.";
const pathFile = "must be the path of a file inside of the repository, such as .github/similarity.yml.";
const giveEither = "give either every or cron: one of the two says when to scan.";
const listRepository = "must be a list, with a repository and either every or cron in each entry.";
const entriesGive = "has more than {most} entries; give the others to a second server.";
const wholeNumber = "must be a whole number from 1 to 20.";
const wholeNumber1 = "must be a whole number from 1 to 1000.";
const entryAbove = "{place}: an entry above scans this repository with the same config; remove one of the two.";
const configState = "Config and state could not be read: {error}";
const pushesCannotNoted = "Pushes cannot be noted for the next start, which finds them with its next scan: {error}";
const scanFailed = "The scan failed ({outcome}): {error}";
const defectEnded = "A defect ended the scan: {error}";
const timeScan = "The time of this scan (timeout-minutes) was over before GitHub had answered everything. The next one goes on.";
const cannotLieMachine = "{files} cannot lie on this machine under {one?its name|their names}, and nothing of it is read: {missing}.";
const leadsOut = "{name}: {outside} leads out of the repository. Name a file or folder inside of it; the App reads nothing else.";
const defectEndedScans = "A defect ended the scans of one repository: {error}";
const appsCredentials = "The App's credentials cannot be read from the data folder {folder}: {error}. Look at its rights, or set APP_ID, APP_PRIVATE_KEY and WEBHOOK_SECRET instead.";
const damagedSet = "{path} is damaged ({fields}). Set APP_ID, APP_PRIVATE_KEY and WEBHOOK_SECRET instead, or delete the file and register an App anew: code-similarity bot --setup.";
const dataFolder = "The data folder {folder} cannot be written: {error}. Give another one with --data.";
const alreadyStart = "{path} is there already. Start the server with it, or register another App with --again.";
const cannotWrittenGive = "{path} cannot be written: {error}. Give another folder with --data.";
const githubNotKnow = "GitHub does not know the code that it sent: it was used already, or it is older than an hour. Start again; if the App is in your settings on GitHub already, delete it there first.";
const appYour = "{error} The App may be in your settings on GitHub all the same: delete it there, and start again.";
const openAddress = "Open the address that the terminal shows, as it stands there.";
const pageRead = "This page is only read.";
const noPage = "There is no such page.";
const answerBelongs = "This answer belongs to no registration that was begun here, or it was used already.";
const appRegistered = " The App is registered and its key is lost: delete it on GitHub ({url}).";
const noAppRegistered = "No App was registered yet.";
const pageCannotServed = "The page cannot be served on {where}: {why}. Choose another port with --port.";
const webhookNeeds = "The webhook needs a secret: without one, nobody knows who calls. Set it here and in the settings of the App.";
const webhookHealth = "there is /webhook and /health";
const xGithub = "X-GitHub-Delivery or X-GitHub-Event is missing";
const setContent = "set the content type of the webhook to application/json";
const bodyMost = "a body has at most {most} bytes";
const xHub = "X-Hub-Signature-256 is missing or wrong";


}),

52447:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Dd:()=>exchangeCode,
L1:()=>readCredentials,
_x:()=>credentialsPath,
oo:()=>tryToWrite,
wK:()=>writeCredentials
});
var node_fs__0__ = __load__(73024);
var node_path__1__ = __load__(76760);
var _base__4__ = __load__(98216);
var _base__5__ = __load__(4771);
var _base__6__ = __load__(68171);
var _bot__8__ = __load__(55412);
var _github__7__ = __load__(47307);
var zod__3__ = __load__(25465);
var _says_js__2__ = __load__(19431);







const Credentials = zod__3__._H3({
	id: zod__3__.aig().int().positive(),
	clientId: zod__3__.YjP().min(1),
	name: zod__3__.YjP(),
	url: zod__3__.YjP(),
	privateKey: zod__3__.YjP().includes("-----BEGIN"),
	webhookSecret: zod__3__.YjP().min(1).nullable()
});
function credentialsPath(folder) {
	return (0,node_path__1__.join)(folder, "app.json");
}
function readCredentials(folder) {
	const path = credentialsPath(folder);
	let text;
	try {
		text = (0,node_fs__0__.readFileSync)(path, "utf8");
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__2__.PZ, {
			folder,
			error: (0,_base__4__.bD)(error)
		}));
	}
	const result = Credentials.safeParse((0,_base__6__.U4)(text));
	if (result.success) return result.data;
	const fields = [...new Set(result.error.issues.map(({ path: [field] }) => String(field ?? "all of it")))];
	throw new _base__4__.j1((0,_base__5__.G)(_says_js__2__.U1, {
		path,
		fields: fields.join(", ")
	}));
}
const ROOM_BYTES = 16384;
function tryToWrite(folder) {
	const trial = `${credentialsPath(folder)}.trial`;
	try {
		(0,node_fs__0__.writeFileSync)(trial, Buffer.alloc(ROOM_BYTES), {
			mode: 384,
			flush: true
		});
	} catch (error) {
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__2__.pS, {
			folder,
			error: (0,_base__4__.bD)(error)
		}));
	} finally {
		(0,node_fs__0__.rmSync)(trial, { force: true });
	}
}
function writeCredentials(folder, credentials, replaces) {
	const path = credentialsPath(folder);
	const part = `${path}.new`;
	if (!replaces && (0,node_fs__0__.existsSync)(path)) {
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__2__.vt, { path }));
	}
	try {
		(0,node_fs__0__.rmSync)(part, {
			force: true,
			recursive: true
		});
		(0,node_fs__0__.writeFileSync)(part, `${JSON.stringify(credentials, null, 2)}\n`, {
			mode: 384,
			flag: "wx",
			flush: true
		});
		(0,node_fs__0__.renameSync)(part, path);
	} catch (error) {
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__2__.Az, {
			path,
			error: (0,_base__4__.bD)(error)
		}));
	} finally {
		(0,node_fs__0__.rmSync)(part, {
			force: true,
			recursive: true
		});
	}
}
const Registered = zod__3__._H3({
	id: zod__3__.aig().int().positive(),
	client_id: zod__3__.YjP().min(1),
	name: zod__3__.YjP(),
	html_url: zod__3__.YjP().regex(/^https?:\/\//),
	pem: zod__3__.YjP().includes("-----BEGIN"),
	webhook_secret: zod__3__.YjP().min(1).nullable()
});
async function exchangeCode(github, code) {
	try {
		const app = await github.get().ask((0,_github__7__.OU)("other", "asking for the App's key", "metadata"), (rest) => rest.apps.createFromManifest({ code }), Registered);
		return {
			id: app.id,
			clientId: app.client_id,
			name: app.name,
			url: app.html_url,
			privateKey: app.pem,
			webhookSecret: app.webhook_secret
		};
	} catch (error) {
		if ((0,_bot__8__.T)(error, 404, 422)) {
			throw new _base__4__.j1(_says_js__2__.C4, { cause: error });
		}
		throw new _base__4__.j1((0,_base__5__.G)(_says_js__2__.RF, { error: (0,_base__4__.bD)(error) }), { cause: error });
	} finally {
		await github.close();
	}
}


}),







};
