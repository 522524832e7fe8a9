/**
 * Words that most bad passwords are made of: the letters of the most frequent passwords, and Indonesian words that people
 * choose. The server's list has 49,000; this one is for the browser's strength meter and stays below 20 KB.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
access accord action adidas adik admin administrator adrian agus agustus ahmad airborne akunku alaska albert
alex alexande alexander alexandr alexis alhamdulillah alicia alison allah allison alyssa amanda america american
anakku anderson andre andrea andrew andrey angel angela angels anggrek animal anjing anthony antonio apollo
apple apples april arema arizona arnold arsenal arthur asdasd asdf asdfasdf asdfg asdfgh asdfghjk asdfghjkl
ashley august austin avalon awesome ayah azerty baby babygirl badboy badger bahagia bailey bakso bambam banana
bandit bandung bapak barbara barney baseball batman baxter bear beatles beavis beer benjamin bigboy bigdaddy
bigdog bigred bill billy bintang birdie bishop bismilah bismillah black blazer blue bobby bobotoh bonek bonnie
boogie boomer boston bradley brandon brandy braves brenda brian brittany bronco broncos brooke brooklyn brutus
bubba bubbles buddy budi budlight buffalo buka bukadong bulan bulldog bulldogs bullet bunda burton buster calvin
camaro cameron canada captain cardinal carlos carmen carolina caroline carter cartman casper cassie celtic
champion chance changeme charles charlie cheese chelsea cherokee cherry chester chevelle chevy chicago chicken
chopper chris cinta cintaku claire claudia cocacola coffee coklat college colorado compaq computer connor cookie
cool cooper copper corvette cougar courtney cowboy cowboys creative cricket crystal daddy dakota dallas dancer
danger daniel danielle darkness dave david debbie december delapan denise dennis denver desember destiny dewi
dexter diablo diamond diesel digger digital disney doctor doggie dolphin dolphins domino donald donkey douglas
dragon dreamer dreams driver drummer ducati duncan eagle eagles eclipse edward einstein elang elephant elizabet
elvis eminem empat empire enam enigma enter eugene everton explorer extreme falcon family fantasy februari
fender ferrari fire fireman fish fishing fitri florida flower fluffy flyers football ford forest forever francis
frank frankie franklin fred freddy free freedom friday friend friends froggy gabriel galina galore
gandalf garfield garuda gateway gators gemini general genesis genius george georgia giants gibson ginger girls
goblue godzilla golden golf golfer goober google gordon green gregory guinness guitar gula gunawan gunner hammer
hannah happy harimau harley hartono hawaii heather heaven hello helpme hidayat hiphop hitman hobbes hockey homer
honda horses hotdog hotrod house houston howard hummer hunter ibuku iceman idulfitri iloveyou indian indonesia
infinity insyaallah internet ireland ironman iwantu jack jackie jackson jaguar jakarta jake james januari
jasmine jason jasper jeffrey jennifer jeremy jessica jessie jester jimmy jogja john johnny johnson joko jonathan
jordan joseph joshua juli jumat juni junior jupiter justice justin juventus kakak kakakku kamis karier karina
karir katasandi kawasaki kelly keluarga kenangan kerja kerjaku kermit kevin killer kimberly king kirill kitten
kitty knight kopi kristina kucing kunci kurniawan lacrosse lakers lamaran lasvegas lauren lebaran legend leslie
lestari letmein liberty lifehack lima little liverpoo liverpool lizard logitech london louise love lovelove
lovely loveme lover loverboy loveyou lowongan lucky maddog madison madonna maggie magic magnum makassar malam
malang mama mamah manutd marcus maret marina marine marines mark marlboro marley marshall martin marvin maryjane
master masuk masyaallah matahari matrix matt matthew maverick mawar maximus maxwell medan melanie melati melissa
member mercedes mercury merdeka merlin metallic metallica mexico michael michelle michigan mickey midnight mike
milikku miller minecraft minggu mitchell molly monday money monica monkey monster montana mookie morgan mother
motorola mountain mozart muffin muhammad murphy music mustang naga naruto nascar nasi natal natalie natasha
nathan nelson nemesis newyork nicholas nicole nikita nintendo nirvana nissan norman nothing november nugroho
october oktober oliver olivia online orange packers pagi pakistan pamela pantera panther panthers papa
paradise parker pass passion passport password patches patricia patrick patriots paul peaches peanut pearljam
peekaboo pelamar pelangi penguin people pepper persib persija peter phantom phoenix picard pirate platinum
playboy player please pokemon police poohbear pookie popcorn porsche portal power pratama predator prince
princess private psycho pumpkin purnama purple putra putri qazwsx qazwsxedc qazxsw qwaszx qweasd qweasdzxc
qweqwe qwert qwerty qwertyu qwertyui qwertyuiop rabbit rabu rachel racing rahasia raider raiders rainbow
rajawali ramadan ramadhan ranger rangers rascal ratna rebecca reddog redrum redskins redsox redwings reggie
rendang richard rizki rizky robert rock rocket rocky roland rolltide rooster rosebud runner ruslan russell russia
sabrina sabtu sahabat saints samantha sammy samson samsung samuel sandi sandman sandra santoso saputra sarah
sari satu saturn sayang sayangku scarface school scooby scooter scorpio scorpion scotland scott scotty secret
security selamat selasa semangat semarang sembilan semperfi senin september sepuluh sergey setiawan
shadow shannon sharon shelby shorty siang sierra silver simon simple simpson simpsons siti skipper skippy
skyline slayer slipknot smith smokey smooth snickers sniper snoopy snowball soccer softball sophie spanky sparky
speedy spencer spider spiderma spirit spitfire spooky stalker stanley star stargate startrek starwars steelers
stella stephen steve steven stinky success sukses summer sunshine super superman surabaya surfer susanto suzuki
svetlana sweet swordfis sydney system taylor teman tennis teresa tester testing theman therock thomas thumper
thunder tiffany tiga tiger tigers tigger timothy tinker titanic tomcat tommy topgun toyota travis trinity
trouble tucker tujuh turkey turtle tweety united valentin vampire vanessa vegeta veronica victor victoria
victory viking vikings vincent viper virginia vision vladimir voodoo voyager wahyu walker walter warcraft
warrior water welcome westside whatever wijaya wildcats william williams willie willow wilson windows winner
winston winter wizard wolf wolverin xavier yamaha yankee yankees yellow yogyakarta zachary zombie zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);
